import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;
let [author, other, reader]: TestMember[] = [];

beforeAll(async () => {
  app = await startApp();
  [author, other, reader] = [await createMember(app), await createMember(app), await createMember(app)];
});

afterAll(() => app?.close());

/** In the middle of Lisbon and of Porto. */
const lisbon = { city: 'Lisbon', country: 'PT', lat: '38.72', long: '-9.14' };
const porto = { city: 'Porto', country: 'PT', lat: '41.15', long: '-8.61' };

const stayAt = (
  name: string,
  {
    as = author,
    place = lisbon,
    ...fields
  }: { as?: TestMember | undefined; place?: object; hotel_price?: string } = {},
) =>
  publishPost(app, {
    as: as as TestMember,
    fields: {
      ...place,
      ...fields,
      price_currency: 'EUR',
      price_per: 'night',
      hotel_name: name,
      location: `${name}, Portugal`,
    },
  });

const favour = (post: { id: number }, as = reader) =>
  app.send('POST', '/api/postfavorites', { as, body: { post_id: post.id } });

async function hotels(query: string, as?: TestMember) {
  const { status, body } = await app.send('GET', `/api/hotels?${query}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const names = async (query: string, as?: TestMember) =>
  (await hotels(query, as)).map(({ name }: { name: string }) => name);

test('The hotels of a town are listed by the favourites of all their stays, each once, with a picture, its stays and its lowest price', async () => {
  await stayAt('Pensão Alfama');
  const first = await stayAt('Casa do Farol', { hotel_price: '118' });
  const second = await stayAt('Casa do Farol', { as: other, hotel_price: '95' });
  const liked = await stayAt('Hotel Miradouro');
  await stayAt('Hotel Ribeira', { place: porto });
  for (const post of [first, second]) await favour(post);
  await favour(liked);
  const listed = await hotels('location=Lissabon');
  expect(listed.map(({ name }: { name: string }) => name)).toEqual([
    'Casa do Farol',
    'Hotel Miradouro',
    'Pensão Alfama',
  ]);
  expect(listed[0]).toEqual({
    slug: first.hotel_slug,
    name: 'Casa do Farol',
    stays: 2,
    small: first.cover.small,
    thumbhash: first.thumbhash,
    night: { currency: 'EUR', low: 95 },
  });
  expect(await names('location=Somewhere&lat=41.14&long=-8.6')).toEqual(['Hotel Ribeira']);
});

test('A whole country or region, and a name that no town has, list no hotels; half a point is refused', async () => {
  for (const query of ['location=Portugal', 'location=Portugal&lat=38.7&long=-9.1', 'location=Zzzqq'])
    expect([query, await hotels(query)]).toEqual([query, []]);
  for (const query of ['location=Lisbon&lat=38.7', '', 'location=Lisbon&lat=91&long=0'])
    expect([query, (await app.send('GET', `/api/hotels?${query}`)).status]).toEqual([query, 400]);
});

test('A hotel is left out where the viewer may see none of its stays: archived, withheld, or of someone they blocked, were blocked by or muted', async () => {
  const place = { city: 'Faro', country: 'PT', lat: '37.02', long: '-7.93' };
  const writer = await createMember(app);
  const kept = await stayAt('Casa Kept', { as: other, place });
  await favour(kept);
  const gone = await stayAt('Casa Gone', { as: writer, place });
  await stayAt('Casa Theirs', { as: writer, place });
  expect(await names('location=Faro', reader)).toEqual(['Casa Kept', 'Casa Gone', 'Casa Theirs']);
  await app.send('PUT', `/api/posts/${gone.id}/archive`, { as: writer });
  expect(await names('location=Faro', reader)).toEqual(['Casa Kept', 'Casa Theirs']);
  for (const [as, whom, way] of [
    [reader, writer, 'mutes'],
    [reader, writer, 'blocks'],
    [writer, reader, 'blocks'],
  ] as const) {
    await app.send('POST', `/api/${way}`, { as, body: { user_id: whom?.id } });
    expect([way, await names('location=Faro', reader)]).toEqual([way, ['Casa Kept']]);
    expect(await names('location=Faro')).toEqual(['Casa Kept', 'Casa Theirs']);
    await app.send('DELETE', `/api/${way}/${whom?.id}`, { as });
  }
  await app.platform.db
    .updateTable('posts')
    .set({ archived: true, withheld: 'removed' })
    .where('id', '=', kept.id)
    .execute();
  expect(await names('location=Faro')).toEqual(['Casa Theirs']);
});

test('At most eight hotels are listed', async () => {
  const place = { city: 'Braga', country: 'PT', lat: '41.55', long: '-8.42' };
  for (let count = 0; count < 9; count += 1)
    await stayAt(`Hotel ${'ABCDEFGHI'[count]}zulejo Braga`, { place });
  expect(await hotels('location=Braga')).toHaveLength(8);
});
