// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';
import { clearSession, storeMember } from '../api/session-store.ts';
import { onOtherMember, onReturnAsAnother } from './other-member.ts';

test('a page hears when somebody else signs in at another window, and not when the member changes or signs out', () => {
  const act = vi.fn();
  const stop = onOtherMember(someMember, act);
  const tell = (newValue: string | null, key = 'user') =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  tell(null);
  tell(JSON.stringify({ ...someMember, name: 'Helena' }));
  tell(JSON.stringify({ ...someMember, id: 77 }), 'theme');
  expect(act).not.toHaveBeenCalled();
  tell(JSON.stringify({ ...someMember, id: 77 }));
  expect(act).toHaveBeenCalledOnce();
  stop();
  tell(JSON.stringify({ ...someMember, id: 78 }));
  expect(act).toHaveBeenCalledOnce();
});

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that the browser brings back as it was acts when somebody has signed in or out since, and only then', () => {
  const act = vi.fn();
  const lena = { ...someMember, id: 7 };
  clearSession();
  const stopVisitor = onReturnAsAnother(null, act);
  comeBack(true);
  expect(act).not.toHaveBeenCalled();
  storeMember(lena);
  comeBack(false);
  expect(act).not.toHaveBeenCalled();
  comeBack(true);
  expect(act).toHaveBeenCalledOnce();
  stopVisitor();
  const stopMember = onReturnAsAnother(lena, act);
  comeBack(true);
  expect(act).toHaveBeenCalledOnce();
  clearSession();
  comeBack(true);
  expect(act).toHaveBeenCalledTimes(2);
  stopMember();
  comeBack(true);
  expect(act).toHaveBeenCalledTimes(2);
});
