// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { markUnfinished, unfinishedStays } from '../../features/imports/review/take-over/unfinished-stays.ts';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { endSession } from './end-session.ts';

const api = createBrowserApi('en');
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient().clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function askForever() {
  const asked = { calledOff: false };
  const query = queryClient().fetchQuery({
    queryKey: ['for the member'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          asked.calledOff = true;
          reject(signal.reason);
        });
      }),
    retry: false,
  });
  query.catch(() => undefined);
  return asked;
}

test('pending requests are cancelled before the session ends, so that none is refused', async () => {
  const asked = askForever();
  const seen: boolean[] = [];
  await endSession(api, async () => seen.push(asked.calledOff) > 0);
  expect(seen).toEqual([true]);
});

test('a session that could not be ended stays in this browser', async () => {
  window.localStorage.setItem('token', 'secret');
  const refused = endSession(api, () => Promise.reject(new TypeError('no network')));
  await expect(refused).rejects.toThrow('no network');
  expect(window.localStorage.getItem('token')).toBe('secret');
  await endSession(api, async () => true);
  expect(window.localStorage.getItem('token')).toBeNull();
});

test('drafts are deleted with the session, and kept if it could not be ended; device settings stay', async () => {
  const kept = {
    staylore_draft_7_new: '{"caption":"secret"}',
    'staylore_draft_7_wish-3_sent': 'yes',
    theme: 'dark',
  };
  for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  await expect(endSession(api, () => Promise.reject(new TypeError('no network')))).rejects.toThrow();
  expect(Object.keys(window.localStorage)).toHaveLength(3);
  await endSession(api, async () => true);
  expect(Object.keys(window.localStorage)).toEqual(['theme']);
});

test('the next person at this browser cannot see where the member looked, what they scanned or which favourites wait for a connection', async () => {
  const traces = {
    staylore_map_origin: '{"place":"Home"}',
    staylore_favourites_7: '{"mutations":[]}',
    // Stays that could not be saved at signing in: the next member would be given them.
    pending_insta_posts: '{"handle":"lena.wanders"}',
  };
  const preferences = { staylore_theme: 'dark', staylore_language: 'de', staylore_street_map: 'yes' };
  for (const [name, value] of Object.entries({ ...traces, ...preferences }))
    window.localStorage.setItem(name, value);
  window.sessionStorage.setItem('scan_verdicts', '[["lena.wanders",{}]]');
  await expect(endSession(api, () => Promise.reject(new TypeError('no network')))).rejects.toThrow();
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([6, 1]);
  await endSession(api, async () => true);
  expect(Object.keys(window.localStorage).sort()).toEqual(Object.keys(preferences).sort());
  expect(window.sessionStorage).toHaveLength(0);
});

test('an import whose pictures are half uploaded can be finished after signing in again', async () => {
  markUnfinished(7, 'n17900000000000001', true);
  await endSession(api, async () => true);
  expect(unfinishedStays(7)).toEqual(['n17900000000000001']);
});

test('pages and pictures that were kept to be read without a network go with the session, before another page is asked for', async () => {
  const names = new Set(['staylore-7-pages', 'staylore-7-pictures', 'of another program']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await expect(endSession(api, () => Promise.reject(new TypeError('no network')))).rejects.toThrow();
  expect(names.size).toBe(3);
  await endSession(api, async () => true);
  expect([...names]).toEqual(['of another program']);
});
