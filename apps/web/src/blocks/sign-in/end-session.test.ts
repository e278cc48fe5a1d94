// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { endSession } from './end-session.ts';

const api = createBrowserApi('en');
afterEach(() => {
  queryClient().clear();
  window.localStorage.clear();
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

test('what is still asked for the member is called off before the session ends, so that nothing is refused', async () => {
  const asked = askForever();
  const seen: boolean[] = [];
  await endSession(api, async () => seen.push(asked.calledOff));
  expect(seen).toEqual([true]);
});

test('a session that could not be ended stays in this browser', async () => {
  window.localStorage.setItem('token', 'secret');
  const refused = endSession(api, () => Promise.reject(new TypeError('no network')));
  await expect(refused).rejects.toThrow('no network');
  expect(window.localStorage.getItem('token')).toBe('secret');
  await endSession(api, async () => undefined);
  expect(window.localStorage.getItem('token')).toBeNull();
});
