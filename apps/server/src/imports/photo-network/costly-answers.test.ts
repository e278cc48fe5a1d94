import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let network: Server;
let app: TestApp;
let answer: string;

beforeAll(async () => {
  network = createServer(({ url = '' }, response) => {
    if (url.includes('access_token?') || url.includes('/oauth/'))
      return void response.end('{ "access_token": "b", "expires_in": 5000000 }');
    response.end(answer);
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  app = await startApp({ SANDBOX_PORT: String((network.address() as AddressInfo).port) });
});

afterAll(async () => {
  await app?.close();
  network?.close();
});

const many = (value: string, count: number) => Array.from({ length: count }, () => value).join(',');
const account = (more: string) => `{ "business_discovery": { "id": "9", "media": { "data": [${more}] } } }`;
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => `{ "id": "${index}", "caption": "A night in Zermatt" }`).join(
    ',',
  );

test.each([
  ['ten thousand posts', account(posts(10_000))],
  [
    'a post of ten thousand pictures',
    account(`{ "id": "1", "children": { "data": [${many('{"id":"1"}', 10_000)}] } }`),
  ],
  ['a hundred thousand numbers', `{ "x": [${many('1', 100_000)}], "business_discovery": { "id": "9" } }`],
  [
    'brackets in brackets',
    `{ "x": ${'['.repeat(1000)}${']'.repeat(1000)}, "business_discovery": { "id": "9" } }`,
  ],
  ['two megabytes', account(`{ "id": "1", "caption": "${'a'.repeat(2_000_000)}" }`)],
])('An answer of the photo network that takes long to read is not read: %s', async (_what, told) => {
  answer = told;
  const handle = `costly.network${told.length}`;
  const { body } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  expect(body).toMatchObject({ success: false, scanPostCount: 0 });
  const member = await createMember(app);
  const headers = { cookie: `staylore_session=${member.token}` };
  const out = await app.send('GET', '/api/instagram/connect?purpose=claim&language=en', { headers });
  const state = new URL(out.headers['location'] ?? '').searchParams.get('state');
  answer = told.replace('{', '{ "username": "lena.wanders", "id": "1", ');
  const back = await app.send('GET', `/api/instagram/callback?state=${state}&code=c`, { headers });
  expect(back.headers['location']).toBe('/en/settings/claim?instagram=unreachable');
});
