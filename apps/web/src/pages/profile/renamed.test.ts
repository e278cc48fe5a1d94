import { expect, test } from 'vitest';
import { loaderArgs } from '../../testing/load-page.ts';
import { someMember } from '../../testing/render-page.tsx';
import { loader } from './profile.tsx';

/** A page's answer about a member who is now called `anna.later`. */
async function answer(path: string, username: string | undefined) {
  const api = { call: async () => ({ username: 'anna.later' }) };
  return loader(loaderArgs({ path, params: { username }, api, member: someMember })).catch(
    (thrown: unknown) => thrown,
  );
}

const locationOf = (moved: unknown) => {
  if (!(moved instanceof Response)) expect.unreachable('the page answered itself');
  return [moved.status, moved.headers.get('location')];
};

test.each([
  ['/en/profile/anna.before', '/en/profile/anna.later'],
  ['/de/profile/Anna.Before/recommendations?from=mail', '/de/profile/anna.later/recommendations?from=mail'],
])('A profile under the name before leads to the same tab under the new one: %s', async (path, location) => {
  const username = path.split(/[/?]/)[3];
  expect(locationOf(await answer(path, username))).toEqual([302, location]);
});

test('A profile under its own name, in any spelling, is shown there', async () => {
  const shown = await answer('/en/profile/Anna.Later', 'Anna.Later');
  expect(shown).toEqual({ username: 'anna.later' });
});
