import { MockAgent } from 'undici';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';

test('Redirects of other servers never reach a private service, not even over several steps', async () => {
  const network = new MockAgent();
  network.disableNetConnect();
  const bank = 'https://bank.internal-site.example';
  const stranger = network.get('https://stranger.example');
  const redirect = (from: string, location: string) =>
    stranger.intercept({ path: from }).reply(302, '', { headers: { location } });
  redirect('/one', `${bank}/accounts`);
  redirect('/two', 'https://stranger.example/three');
  redirect('/three', `${bank}/accounts`);
  network.get(bank).intercept({ path: '/accounts' }).reply(200, 'secret').persist();
  const ask = (url: string) =>
    follow(
      { url: new URL(url), options: {}, userAgent: 'test', signal: AbortSignal.timeout(10_000) },
      {
        connections: { guarded: network, trusted: network, close: async () => undefined },
        trustedOrigins: new Set([bank]),
      },
    );
  expect((await ask(`${bank}/accounts`)).status).toBe(200);
  for (const path of ['/one', '/two'])
    await expect(ask(`https://stranger.example${path}`)).rejects.toMatchObject({ kind: 'refused' });
  await network.close();
});
