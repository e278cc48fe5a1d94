import { expect, test } from 'vitest';
import { loaderArgs } from '../../testing/load-page.ts';
import { loader } from './atlas.tsx';

/** The page's answer for an address of the atlas of a member who is now called `anna.later`. */
async function answer(handle: string): Promise<unknown> {
  const api = { call: async () => ({ username: 'anna.later' }) };
  const path = `/en/${handle}?year=2025`;
  return loader(loaderArgs({ path, params: { handle }, api })).catch((thrown: unknown) => thrown);
}

test.each([
  ['the name before', 'for now', '@anna.before', 302],
  ['another spelling', 'for good', '@Anna.Later', 301],
] as const)('An atlas under %s leads to its one address %s', async (_name, _time, handle, status) => {
  const moved = await answer(handle);
  if (!(moved instanceof Response)) expect.unreachable('the page answered itself');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    status,
    expect.stringMatching(/@anna\.later\?year=2025$/),
  ]);
});
