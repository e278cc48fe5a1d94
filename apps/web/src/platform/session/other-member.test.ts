// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';
import { onOtherMember } from './other-member.ts';

test('a page hears when someone else signs in at another window, and not when the member changes or signs out', () => {
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
