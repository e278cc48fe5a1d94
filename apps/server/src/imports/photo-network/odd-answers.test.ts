import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let network: Server;
let app: TestApp;
let answer: object;

beforeAll(async () => {
  network = createServer((_request, response) => response.end(JSON.stringify(answer))).listen(0, '127.0.0.1');
  await once(network, 'listening');
  app = await startApp({ SANDBOX_PORT: String((network.address() as AddressInfo).port) });
});

afterAll(async () => {
  await app?.close();
  network?.close();
});

const nul = 'a\u0000b';
let count = 0;

test.each([
  ['an id with a sign that no database takes', { id: nul }, {}],
  ['a short code with one', { shortcode: nul }, {}],
  ['half of a sign in a link', { permalink: 'https://www.instagram.com/p/\ud800/' }, {}],
  ['a kind with one', { media_type: nul }, {}],
  ['a child with one', { children: { data: [{ id: nul, media_url: nul }] } }, {}],
  ['a time beyond every calendar', { timestamp: '+275760-09-13T00:00:00Z' }, {}],
  ['a time before every calendar', { timestamp: '-271821-04-20T00:00:00Z' }, {}],
  ['half a post', {}, { media_count: 1.5 }],
  ['more posts than there are people', {}, { media_count: 1e300 }],
  ['a next page that no database takes', {}, { next: nul }],
])('Scanning and saving work even if the photo network answers %s', async (_what, post, more) => {
  count += 1;
  const { next, ...account } = more as { next?: string };
  const told = {
    id: `900${count}`,
    caption: `Two nights at Hotel Bergkristall in Zermatt, number ${count}`,
    timestamp: '2024-01-01T00:00:00+0000',
    ...post,
  };
  const media = { data: [told], paging: { cursors: { after: next } } };
  answer = { business_discovery: { biography: null, ...account, media } };
  const [member, handle] = [await createMember(app), `odd.network${count}`];
  const scanned = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  expect(scanned).toMatchObject({ status: 200, body: { success: true, posts: [{}] } });
  const { posts } = scanned.body;
  const body = { posts, handle, location: 'nolocation', user_id: member.id };
  const saved = await app.send('POST', '/api/instagram/save', { as: member, body });
  expect(saved).toMatchObject({ status: 200, body: { success: true, saved_count: 1 } });
});
