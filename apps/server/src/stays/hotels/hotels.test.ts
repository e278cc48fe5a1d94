import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let app: TestApp;
let author: TestMember;

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
});

afterAll(() => app?.close());

const zermatt = { lat: '46.0207', long: '7.7491', city: 'Zermatt', country: 'CH' };

async function publish(location: string, fields: Record<string, string> = {}, as = author) {
  const form = await postFormData({ location, ...zermatt, ...fields });
  const { status, body } = await app.send('POST', '/api/posts', { as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.post;
}

const hotel = async (slug: string) => app.send('GET', `/api/hotels/${slug}`);
const staysAt = async (slug: string, query = '') => app.send('GET', `/api/hotels/${slug}/posts${query}`);

test('A post that names a hotel leads to the page of that hotel, with its place', async () => {
  const post = await publish('Hotel Bergkristall, Zermatt', { street: 'Dorfweg 3', zip: '3920' });
  const { status, body } = await hotel(post.hotel_slug);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    slug: post.hotel_slug,
    name: 'Hotel Bergkristall',
    street: 'Dorfweg 3',
    zip: '3920',
    city: 'Zermatt',
    country: 'CH',
    stays: 1,
  });
  expect((await staysAt(post.hotel_slug)).body.map((stay: { id: number }) => stay.id)).toEqual([post.id]);
});

test('Spellings of one hotel share a page; a namesake elsewhere has its own', async () => {
  const one = await publish('Hotel Seeblick, Zermatt');
  const other = await publish('SEEBLICK, Zermatt');
  const far = await publish('Hotel Seeblick, Kiel', {
    lat: '54.32',
    long: '10.14',
    city: 'Kiel',
    country: 'DE',
  });
  expect(other.hotel_slug).toBe(one.hotel_slug);
  expect(far.hotel_slug).not.toBe(one.hotel_slug);
  expect((await hotel(one.hotel_slug)).body.stays).toBe(2);
});

test('Archived and deleted stays leave the page of their hotel and its count', async () => {
  const [kept, archived, deleted] = [
    await publish('Haus Enzian, Zermatt'),
    await publish('Haus Enzian, Zermatt'),
    await publish('Haus Enzian, Zermatt'),
  ];
  await app.send('PUT', `/api/posts/${archived.id}/archive`, { as: author });
  await app.send('DELETE', `/api/posts/${deleted.id}`, { as: author });
  const { body } = await staysAt(kept.hotel_slug);
  expect(body.map((stay: { id: number }) => stay.id)).toEqual([kept.id]);
  expect((await hotel(kept.hotel_slug)).body.stays).toBe(1);
});

test('Details only from archived or deleted stays are shown to nobody but their author', async () => {
  const stranger = await createMember(app);
  const post = await publish('Villa Nobody Knows, Zermatt', { street: 'Hidden Lane 7' });
  const wish = (await app.send('POST', '/api/wishes', { as: stranger, body: { post_id: post.id } })).body
    .wish;
  expect(wish.hotel).toEqual({ slug: post.hotel_slug, stays: 1 });
  const told = async (as?: TestMember) => [
    (await app.send('GET', `/api/hotels/${post.hotel_slug}`, { as })).status,
    (await app.send('GET', `/api/go/${post.hotel_link.split('/').at(-1)}`)).body.hotel,
    (await app.send('GET', `/api/wishes/${wish.id}`, { as: stranger })).body.wish.hotel,
  ];
  expect(await told()).toMatchObject([200, { slug: post.hotel_slug }, { slug: post.hotel_slug }]);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect([await told(), await told(stranger)]).toEqual([
    [404, null, null],
    [404, null, null],
  ]);
  expect(await told(author)).toEqual([200, null, null]);
  await app.send('DELETE', `/api/posts/${post.id}`, { as: author });
  expect(await told(author)).toEqual([404, null, null]);
});

test('The price of a night spans all public stays, in the currency that most were paid in', async () => {
  const guest = await createMember(app);
  const priced = (hotel_price: string, price_currency = 'CHF', price_per = 'night') =>
    publish('Gasthof Arven, Zermatt', { hotel_price, price_currency, price_per }, guest);
  const { hotel_slug } = await publish('Gasthof Arven, Zermatt', {}, guest);
  expect((await hotel(hotel_slug)).body.night).toBe(null);
  await priced('95.50');
  for (const price of ['120', '130', '140', '150', '160']) await priced(price);
  await priced('20', 'EUR');
  await priced('900', 'CHF', 'week');
  const archived = await priced('400');
  await app.send('PUT', `/api/posts/${archived.id}/archive`, { as: guest });
  expect((await hotel(hotel_slug)).body.night).toEqual({ currency: 'CHF', low: 95.5, high: 160 });
});

test('The list of a hotel’s stays is paged, newest first, each once', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await publish('Pension Arve, Zermatt')).id);
  const slug = (await app.send('GET', `/api/posts/${ids[0]}`)).body.hotel_slug;
  const seen: number[] = [];
  let query = '?limit=2';
  for (let pages = 0; pages < 4 && query !== ''; pages += 1) {
    const { body, headers } = await staysAt(slug, query);
    seen.push(...body.map((stay: { id: number }) => stay.id));
    const cursor = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1];
    query = cursor === undefined ? '' : `?limit=2&cursor=${cursor}`;
  }
  expect(seen).toEqual(ids);
});

test('A hotel that only hidden stays name is not found by its list either, except by their author', async () => {
  const guest = await createMember(app);
  const { id, hotel_slug: slug } = await publish('Gasthof Versteckt, Zermatt', {}, guest);
  expect((await staysAt(slug)).status).toBe(200);
  await app.send('PUT', `/api/posts/${id}/archive`, { as: guest });
  for (const url of [`/api/hotels/${slug}`, `/api/hotels/${slug}/posts`]) {
    expect((await app.send('GET', url)).body.code, url).toBe('hotels.not_found');
    expect((await app.send('GET', url, { as: guest })).status, url).toBe(200);
  }
});

test('A hotel that does not exist is not found, and no name breaks the question', async () => {
  for (const slug of ['no-such-hotel', '%27%3B--', 'x'.repeat(120)]) {
    expect((await hotel(slug)).body.code).toBe('hotels.not_found');
    expect((await staysAt(slug)).body.code).toBe('hotels.not_found');
  }
  expect((await hotel('x'.repeat(121))).status).toBe(400);
  const { hotel_slug } = await publish('Haus Lärche, Zermatt');
  expect((await staysAt(hotel_slug, '?cursor=broken')).status).toBe(400);
});
