// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';
import { announceSignOut, hasSignedOut, onOtherMember, onSignedOut } from './other-member.ts';

test('a page notices when someone else signs in in another window, and not when the member’s data changes or they sign out', () => {
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

test('a page notices when the member signs out in another window, and ignores everything else that is stored there', () => {
  const act = vi.fn();
  const stop = onSignedOut(act);
  const told: [string | null, string | null][] = [];
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => told.push([key, value]),
    removeItem: (key: string) => told.push([key, null]),
  });
  announceSignOut();
  vi.unstubAllGlobals();
  const hear = ([key, newValue]: [string | null, string | null]) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  hear(['user', null]);
  expect([act.mock.calls.length, hasSignedOut()]).toEqual([0, false]);
  told.forEach(hear);
  expect([act.mock.calls.length, hasSignedOut()]).toEqual([1, true]);
  stop();
  told.forEach(hear);
  expect(act).toHaveBeenCalledOnce();
});
