import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { phrases } from '@staylore/phrases/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpCursors, publishPost } from '../lists.ts';
import { createMember } from '../people.ts';
import { name, pathOf, sampleCall } from '../sample-calls.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const endpoints: readonly Endpoint[] = contract;
const fieldsOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe('A place in a list that nobody was given is refused at its field, in the reader’s language', () => {
  const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('cursor'));
  for (const endpoint of lists.filter(({ path }) => path !== '/api/instagram/media')) {
    test(name(endpoint), async () => {
      const as = await createMember(app);
      const { params } = await sampleCall(endpoint)(app, as);
      const { hotel_slug } = await publishPost(app, { as, fields: { hotel_name: 'Hotel Bergkristall' } });
      const place = { lat: '46.02', long: '7.75', id: as.id, username: as.username, userId: as.id };
      const path = pathOf(endpoint, { ...place, ...params, slug: hotel_slug });
      const more = path.includes('/map/') ? '&west=-180&south=-90&east=180&north=90' : '';
      for (const cursor of madeUpCursors) {
        const headers = { 'accept-language': 'de' };
        const answer = await app.send('GET', `${path}?cursor=${cursor}${more}`, { as, headers });
        // Lists that have no further page take no notice of a place in them.
        if (answer.status === 200 && answer.headers['link'] === undefined) continue;
        expect(answer.status, cursor).toBe(400);
        expect(answer.body.errors).toEqual({ cursor: phrases.de.fields.not_cursor });
      }
    });
  }
});

describe('A form that is put together wrongly is refused, and nothing is kept of it', () => {
  const part = (head: string, text = 'x') => `--b\r\n${head}\r\n\r\n${text}\r\n`;
  const field = (field: string) => `Content-Disposition: form-data; name="${field}"`;
  const end = '--b--\r\n';
  test.each([
    ['without a boundary', 'multipart/form-data', part(field('location')) + end],
    ['with an empty boundary', 'multipart/form-data; boundary=', part(field('location')) + end],
    ['with another boundary', 'multipart/form-data; boundary=c', part(field('location')) + end],
    [
      'with a part without a name',
      'multipart/form-data; boundary=b',
      part('Content-Disposition: form-data') + end,
    ],
    [
      'with a file without a name',
      'multipart/form-data; boundary=b',
      part('Content-Disposition: form-data; filename="a.jpg"') + end,
    ],
    ['that breaks off', 'multipart/form-data; boundary=b', part(field('location')).slice(0, -4)],
    [
      'with a broken JSON field',
      'multipart/form-data; boundary=b',
      part(`${field('location')}\r\nContent-Type: application/json`, '{') + end,
    ],
    [
      'with a field named like JavaScript’s own',
      'multipart/form-data; boundary=b',
      part(field('__proto__')) + end,
    ],
  ])('%s', async (_how, type, body) => {
    const as = await createMember(app);
    for (const [method, url] of [
      ['POST', '/api/posts'],
      ['POST', `/api/users/${as.id}/update`],
      ['POST', '/api/instagram/post/save-by-link'],
      ['POST', '/api/saveHotelRecommendations'],
    ] as const) {
      const answer = await app.send(method, url, { as, body, headers: { 'content-type': type } });
      expect([url, answer.status]).toEqual([url, 400]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
    expect((await app.send('GET', '/api/me', { as })).body.user.name).toBe('Test');
  });
});

describe('What is no number is not read as one', () => {
  const odd = [true, false, [1], ['1'], '', ' ', '0x1', '1e400', 'Infinity', '１', {}];
  test.each(odd)('%j follows nobody, favourites nothing and stands nowhere on the map', async (value) => {
    const as = await createMember(app);
    const refused = async (url: string, body: object, name: string) => {
      const answer = await app.send('POST', url, { as, body });
      expect([url, answer.status]).toEqual([url, 400]);
      expect(answer.body.errors[name].length).toBeGreaterThan(5);
    };
    await refused('/api/follows', { user_id: value }, 'user_id');
    await refused('/api/postfavorites', { post_id: value }, 'post_id');
    if (typeof value === 'string' && value.trim() === '' && value !== ' ') return;
    await refused('/api/saveHotelRecommendations', { location: 'Here', lat: value, long: 1 }, 'lat');
  });

  test('In a path a number is written in digits', async () => {
    for (const id of ['0x1', '%20', '1.5', 'true', '１', '1e1000']) {
      const answer = await app.send('GET', `/api/posts/${id}`);
      expect([id, answer.status]).toEqual([id, 400]);
      expect(answer.body.errors).toHaveProperty('id');
    }
  });
});

test('A subject of nothing but pictures reaches the company in one piece', async () => {
  const body = { name: 'Lena', email: 'l@test.example', subject: '🏨'.repeat(200), message: 'Hello' };
  expect((await app.send('POST', '/api/contact', { body })).status).toBe(200);
});

test('A post from before all networks, or from the future, is brought all the same and stands above nobody’s', async () => {
  const as = await createMember(app);
  const begun = { source: 'export', label: 'Old and new', total: 3 };
  const { id } = (await app.send('POST', '/api/imports', { as, body: begun })).body.import;
  const times = ['0000-01-01T00:00:00Z', '0101-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
  const items = times.map((taken_at, index) => ({
    key: `t${index}`,
    caption: `Two nights at Hotel Bergkristall in Zermatt, stay ${index}. €210 a night.`,
    taken_at,
    location_name: null,
    lat: null,
    long: null,
  }));
  const read = await app.send('POST', `/api/imports/${id}/items`, { as, body: { items } });
  expect(read.status, JSON.stringify(read.body)).toBe(200);
  expect(read.body.items.map((item: { taken_at: string | null }) => item.taken_at)).toEqual([
    null,
    null,
    '9999-12-31T23:59:59.000Z',
  ]);
  const saved = await app.send('POST', '/api/wishes/saved-posts', {
    as,
    body: {
      posts: times.map((saved_at, index) => ({
        link: `https://www.instagram.com/p/Cabcdefghi${index}/`,
        author: 'hotelbergkristall',
        text: items[index]?.caption ?? '',
        saved_at,
      })),
    },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const wishes = (await app.send('GET', '/api/wishes', { as })).body as { saved_at: string }[];
  expect(wishes.length).toBeGreaterThan(0);
  const now = app.platform.clock.now().getTime();
  for (const wish of wishes) expect(Date.parse(wish.saved_at)).toBeLessThanOrEqual(now);
});
