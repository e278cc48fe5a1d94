import { expect, test } from 'vitest';
import { languageContext } from '../../platform/page/page-context.ts';
import { loader } from './atlas.tsx';

/** The page's answer for an address of the atlas of a member who is now called `anna.later`. */
async function answer(handle: string): Promise<unknown> {
  const api = { call: async () => ({ username: 'anna.later' }) };
  const asked = {
    context: { get: (wanted: unknown) => (wanted === languageContext ? 'en' : api) },
    params: { handle },
    request: new Request(`https://staylore.example/en/${handle}?year=2025`),
  };
  return loader(asked as unknown as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown);
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
