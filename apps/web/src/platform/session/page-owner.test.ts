// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someMember } from '../../testing/render-page.tsx';
import { clearSession, storeMember } from '../api/session-store.ts';
import { pageOwnerScript } from './page-owner.ts';

const reload = vi.fn();
const lena = { ...someMember, id: 7 };

/** Runs the script of a page that was made for someone, as it is loaded or found in the browser's cache. */
const open = (memberId: number | null, type: 'navigate' | 'reload' | 'back_forward') => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  new Function(pageOwnerScript(memberId))();
};
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** Whether the page has hidden itself to be reloaded, since this was last asked. */
const isGone = () => {
  const { hidden } = document.documentElement;
  const times = reload.mock.calls.length;
  document.documentElement.hidden = false;
  reload.mockClear();
  return hidden && times > 0;
};

beforeEach(() => {
  clearSession();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

test('a page that the browser brings back as it was hides itself and is loaded anew when someone has signed in or out since, and only then', () => {
  storeMember(lena);
  open(7, 'navigate');
  comeBack(true);
  expect(isGone()).toBe(false);
  storeMember({ ...lena, id: 8 });
  comeBack(false);
  expect(isGone()).toBe(false);
  comeBack(true);
  expect(isGone()).toBe(true);
  clearSession();
  comeBack(true);
  expect(isGone()).toBe(true);
});

test('a page that going back finds in the browser’s cache shows nothing to anyone but the member it was made for', () => {
  open(7, 'back_forward');
  expect(isGone()).toBe(true);
  // A reloaded page is the server’s current answer, whatever storage says.
  open(7, 'reload');
  expect(isGone()).toBe(false);
  storeMember(lena);
  open(7, 'back_forward');
  expect(isGone()).toBe(false);
  open(null, 'back_forward');
  expect(isGone()).toBe(true);
});
