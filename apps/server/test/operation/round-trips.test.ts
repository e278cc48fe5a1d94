import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';
import { postFormData } from '../stays/pictures.ts';

let app: TestApp;
let author: TestMember;
let reader: TestMember;

beforeAll(async () => {
  app = await startApp();
  [author, reader] = [await createMember(app), await createMember(app)];
});

afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
});

/** What a call of the reader answers, and how often it asks the database, BEGIN and COMMIT included. */
async function countAsked(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}) {
  const packed = body instanceof FormData ? new Response(body) : Response.json(body);
  const authorization = `Bearer ${reader.token}`;
  const sent = {
    headers: { authorization, 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  };
  const asking = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await app.app.http.inject({
    method,
    url,
    ...(method === 'GET' ? { headers: { authorization } } : sent),
  });
  const asked = asking.mock.calls.length;
  asking.mockRestore();
  expect(answer.statusCode).toBe(200);
  return { body: answer.json(), asked };
}

test('Beside many readers a favourite waits for the database at most three times, and so does taking it back', async () => {
  const post = await publishPost(app, { as: author });
  const added = await countAsked('POST', '/api/postfavorites', { post_id: post.id });
  expect(added.asked).toBeLessThanOrEqual(3);
  const taken = await countAsked('DELETE', `/api/postfavorites/${added.body.post.id}`);
  expect(taken.asked).toBeLessThanOrEqual(3);
});

test('Beside many readers a follow waits for the database at most six times, and ending it three', async () => {
  const added = await countAsked('POST', '/api/follows', { user_id: author.id });
  expect(added.asked).toBeLessThanOrEqual(6);
  const ended = await countAsked('DELETE', `/api/follows/${added.body.follow.id}`);
  expect(ended.asked).toBeLessThanOrEqual(3);
});

test('Under many reads, saving a stay waits for the database at most thirteen times, with any number of pictures', async () => {
  const place = { location: 'Hotel Bergkristall, Zermatt', city: 'Zermatt', country: 'CH' };
  // Makes the hotel.
  await countAsked('POST', '/api/posts', await postFormData(place));
  const { asked, body } = await countAsked('POST', '/api/posts', await postFormData(place, 5));
  expect(body.post.gallery).toHaveLength(4);
  expect(asked).toBeLessThanOrEqual(13);
});

test('The hotels of a place, with pictures and prices, are one question to the database besides who is asking', async () => {
  const fields = { hotel_name: 'Hotel Matterblick', lat: '46.02', long: '7.75' };
  await publishPost(app, { as: author, fields });
  const { asked, body } = await countAsked('GET', '/api/hotels?location=Zermatt');
  expect(body.length).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(2);
});
