import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { phrases } from '@staylore/phrases/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changeRole, roles } from '../../src/lifecycle/moderation/index.ts';
import { name, pathOf, sampleCall } from '../calls/sample-calls.ts';
import { setUpApp } from '../calls/second-factor.ts';
import { createMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { madeUpCursors, publishPost } from '../stays/lists.ts';

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

describe('A forged cursor is refused at its field, in the reader’s language', () => {
  const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('cursor'));
  for (const endpoint of lists.filter(({ path }) => path !== '/api/instagram/media')) {
    test(name(endpoint), async () => {
      const as = await createMember(app);
      if (/^\/api\/(moderation|operations)\//.test(endpoint.path)) {
        await setUpApp(app, as);
        for (const role of roles)
          await changeRole(app.platform, { username: as.username, role, granted: true });
      }
      const { params } = await sampleCall(endpoint)(app, as);
      const { hotel_slug } = await publishPost(app, { as, fields: { hotel_name: 'Hotel Bergkristall' } });
      const place = { lat: '46.02', long: '7.75', id: as.id, username: as.username, userId: as.id };
      const path = pathOf(endpoint, { ...place, ...params, slug: hotel_slug });
      const more = path.includes('/map/') ? '&west=-180&south=-90&east=180&north=90' : '';
      for (const cursor of madeUpCursors) {
        const headers = { 'accept-language': 'de' };
        const answer = await app.send('GET', `${path}?cursor=${cursor}${more}`, { as, headers });
        expect(answer.status, cursor).toBe(400);
        expect(answer.body.errors).toEqual({ cursor: phrases.de.fields.not_cursor });
      }
    });
  }
});

describe('A malformed form is refused, and nothing of it is kept', () => {
  const part = (head: string, text = 'x') => `--b\r\n${head}\r\n\r\n${text}\r\n`;
  const field = (field: string) => `Content-Disposition: form-data; name="${field}"`;
  const end = '--b--\r\n';
  const long = 'b'.repeat(71);
  test.each([
    [
      'with a boundary longer than the 70 characters of RFC 2046',
      `multipart/form-data; boundary=${long}`,
      `--${long}\r\n${field('location')}\r\n\r\nx\r\n--${long}--\r\n`,
    ],
    [
      'with a boundary of 5,000 characters',
      `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
      part(field('location')) + end,
    ],
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
  test.each(odd)('%j is refused as an id to follow or favourite, and as a coordinate', async (value) => {
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

describe('A price that nobody pays is refused at its field or kept as nothing, never a fault', () => {
  test.each(['1e308', '1e-320', '1e400', '-1', '-1e-320', '0.0000001', 'NaN', '10000001'])(
    '%s',
    async (price) => {
      const as = await createMember(app);
      const { id } = await publishPost(app, { as });
      const fields = { location: 'Here', hotel_price: price, price_currency: 'EUR', price_per: 'night' };
      const answer = await app.send('PUT', `/api/posts/${id}`, { as, body: fields });
      expect([200, 400], JSON.stringify(answer.body)).toContain(answer.status);
      if (answer.status === 400) expect(answer.body.errors.hotel_price.length).toBeGreaterThan(5);
      else expect(answer.body.post.hotel_price ?? 0).toBeLessThan(0.01);
      const { body } = await app.send('POST', '/api/imports', {
        as,
        body: { source: 'export', label: 'Odd prices', total: 1 },
      });
      const items = [
        {
          key: 'one',
          caption: `Two nights at Hotel Bergkristall in Zermatt. €${price} a night.`,
          taken_at: null,
          location_name: null,
          lat: null,
          long: null,
        },
      ];
      const read = await app.send('POST', `/api/imports/${body.import.id}/items`, { as, body: { items } });
      expect(read.status, JSON.stringify(read.body)).toBe(200);
      const corrected = await app.send(
        'PUT',
        `/api/imports/${body.import.id}/items/${read.body.items[0].id}`,
        {
          as,
          body: { price: { amount: Number(price), currency: 'EUR', per: 'night' } },
        },
      );
      expect(corrected.status, JSON.stringify(corrected.body)).toBeLessThan(500);
    },
  );
});

test('A stay extremely close to the zero meridian or the equator is stored there, without a fault', async () => {
  const as = await createMember(app);
  for (const [lat, long] of [
    ['46.02', '1e-323'],
    ['-5e-324', '7.75'],
    ['1e-160', '1e-160'],
  ] as const) {
    const { id } = await publishPost(app, { as, fields: { lat, long } });
    const { body: post } = await app.send('GET', `/api/posts/${id}`, { as });
    expect([post.lat, post.long]).toEqual([
      Math.abs(Number(lat)) < 1 ? 0 : 46.02,
      Math.abs(Number(long)) < 1 ? 0 : 7.75,
    ]);
  }
});

test('A message whose subject is all emoji reaches the company intact', async () => {
  const body = { name: 'Lena', email: 'l@test.example', subject: '🏨'.repeat(200), message: 'Hello' };
  expect((await app.send('POST', '/api/contact', { body })).status).toBe(200);
});

test('A post with a date before all networks, or in the future, is imported and not listed above others', async () => {
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
