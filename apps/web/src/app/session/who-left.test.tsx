// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentToasts, dismiss } from '../../design/primitives/toast/toast-store.ts';
import { readLeft, storeSession } from '../../platform/api/session-store.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { FormerMember } from './former-member.tsx';

beforeAll(() => import('./who-left.tsx'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const other = { ...someMember, id: 8, username: 'anna' };
const day = 24 * 60 * 60 * 1000;
const draft = 'staylore_draft_7_new';

/** What a member's session leaves in the browser, with a draft and a favourite or without. */
function leave({ unsent }: { unsent: boolean }) {
  storeSession({ token: 'abc', user: someMember });
  const kept = { staylore_map_origin: '{"place":"Home"}', pending_insta_posts: '{}', staylore_theme: 'dark' };
  const waiting = { [draft]: '{"caption":"secret"}', staylore_favourites_7: '{"mutations":[]}' };
  for (const [name, value] of Object.entries({ ...kept, ...(unsent ? waiting : {}) }))
    window.localStorage.setItem(name, value);
  window.sessionStorage.setItem('scan_verdicts', '[]');
}

const names = () => Object.keys(window.localStorage).sort();

/** The next page, for whom the server takes the reader to be. */
async function open(member: Member | null) {
  cleanup();
  for (const { id } of currentToasts()) dismiss(id);
  renderPage(<FormerMember member={member} />, { member });
  await act(() => vi.dynamicImportSettled());
}

test('once a session has ended elsewhere the next page deletes what was kept of the member, except what they had not sent, and says so', async () => {
  leave({ unsent: true });
  await open(null);
  expect(currentToasts()).toMatchObject([{ text: expect.stringMatching(/stays here for you for 7 days/) }]);
  expect(names()).toEqual([draft, 'staylore_favourites_7', 'staylore_left', 'staylore_theme']);
  expect(window.sessionStorage).toHaveLength(0);
  // What visitors pick afterwards is theirs.
  window.localStorage.setItem('pending_insta_posts', '{}');
  window.sessionStorage.setItem('wanted_act', '3');
  await open(null);
  expect(currentToasts()).toEqual([]);
  expect(window.localStorage.getItem('pending_insta_posts')).toBe('{}');
  expect(window.sessionStorage.getItem('wanted_act')).toBe('3');
});

test('a session that leaves nothing unsent leaves nothing', async () => {
  leave({ unsent: false });
  await open(null);
  await waitFor(() => expect(names()).toEqual(['staylore_theme']));
  expect(currentToasts()).toEqual([]);
});

test('the member who signs in again has their drafts, and nothing is deleted later', async () => {
  leave({ unsent: true });
  await open(null);
  await open(someMember);
  await waitFor(() => expect(readLeft()).toBeNull());
  expect(window.localStorage.getItem(draft)).toBe('{"caption":"secret"}');
});

test('when someone else signs in, the drafts and favourites of the member before are deleted, and what they picked themselves stays', async () => {
  leave({ unsent: true });
  await open(null);
  window.localStorage.setItem('pending_insta_posts', '{"handle":"lena"}');
  await open(other);
  await waitFor(() => expect(window.localStorage.getItem(draft)).toBeNull());
  expect(window.localStorage.getItem('staylore_favourites_7')).toBeNull();
  expect(readLeft()).toBeNull();
});

test('someone else who signs in without a page in between finds nothing of the member before', async () => {
  leave({ unsent: true });
  await open(other);
  await waitFor(() => expect(names()).toEqual(['staylore_theme', 'user']));
});

test('what was not sent is deleted on a page after seven days, or at once if the reader says so', async () => {
  leave({ unsent: true });
  await open(null);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 6 * day);
  await open(null);
  expect(names()).toContain(draft);
  clock.mockReturnValue(now + 7 * day);
  await open(null);
  await waitFor(() => expect(names()).toEqual(['staylore_theme']));
  clock.mockRestore();
  leave({ unsent: true });
  await open(null);
  currentToasts()[0]?.action?.run();
  await waitFor(() => expect(names()).toEqual(['staylore_theme']));
});
