import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let network: Server;
let app: TestApp;
/** What the network says of a token and of whose it is. */
let token: object;
let me: object;

beforeAll(async () => {
  network = createServer(({ url = '' }, response) => {
    const answer = url.includes('/oauth/') ? { access_token: 'a' } : url.includes('/me?') ? me : token;
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  app = await startApp({ SANDBOX_PORT: String((network.address() as AddressInfo).port) });
});

afterAll(async () => {
  await app?.close();
  network?.close();
});

const right = {
  token: { access_token: 'b', expires_in: 5_000_000 },
  me: { username: 'Lena.Wanders', id: '1' },
};

test.each([
  ['all is well', {}, 'connected'],
  ['the name is none', { me: { username: '../../me?x', id: '1' } }, 'unreachable'],
  ['the name is longer than names are', { me: { username: 'x'.repeat(31), id: '1' } }, 'unreachable'],
  ['the name has a sign that no database takes', { me: { username: 'a\u0000b', id: '1' } }, 'unreachable'],
  ['the token never expires', { token: { access_token: 'b', expires_in: 1e300 } }, 'unreachable'],
])('Who connects an account comes back with an answer when %s', async (_what, odd, outcome) => {
  ({ token, me } = { ...right, ...odd });
  const member = await createMember(app);
  const headers = { cookie: `staylore_session=${member.token}` };
  const out = await app.send('GET', '/api/instagram/connect?purpose=claim&language=en', { headers });
  const state = new URL(out.headers['location'] ?? '').searchParams.get('state');
  const back = await app.send('GET', `/api/instagram/callback?state=${state}&code=c`, { headers });
  expect(back.headers['location']).toBe(`/en/settings/claim?instagram=${outcome}`);
  const { body: claims } = await app.send('GET', '/api/claims', { as: member });
  const proven = outcome === 'connected' ? [{ handle: 'lena.wanders', confirmed: true }] : [];
  expect(claims).toMatchObject(proven);
});
