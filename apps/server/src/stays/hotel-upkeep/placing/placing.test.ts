import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ApiError } from '../../../platform/errors.ts';
import { findOrCreateHotel } from '../../hotels/index.ts';
import { choosePlaces, type FoundPlace, type PlacesService } from '../../places/index.ts';
import { placeOneHotel } from './place-hotel.ts';

let app: TestApp;
let member: TestMember;
let asked: Parameters<PlacesService['hotels']>[0][] = [];
let answers: FoundPlace[] | 'down' = [];

/** A maps service that returns what the test wants, once it was asked. */
let service: PlacesService;
const listening = (): PlacesService => ({
  ...choosePlaces(app.platform),
  hotelService: 'osm',
  async hotels(search) {
    asked.push(search);
    if (answers === 'down') throw new ApiError('places.unavailable');
    return answers;
  },
});

beforeAll(async () => {
  app = await startApp();
  member = await createMember(app);
  service = listening();
});
beforeEach(() => {
  [asked, answers] = [[], []];
});
afterAll(() => app?.close());

const house = (name: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  id: `osm:W${name.length}${more.lat ?? 0}`,
  name,
  label: name,
  kind: 'hotel',
  precision: 'rooftop',
  street: 'Linzer Gasse',
  houseNumber: '7',
  postalCode: '5020',
  locality: 'Salzburg',
  admin1: 'Salzburg',
  countryCode: 'AT',
  lat: 47.8031,
  lng: 13.0467,
  ...more,
});

const salzburg = { city: 'Salzburg', state: 'Salzburg', country: 'AT', lat: 47.79941, lng: 13.04399 };
const unplaced = { city: null, state: null, country: null, lat: null, lng: null };

let number = 0;
/** A member's imported post of a hotel, as a scan would have saved it. */
async function tell(name: string, place: object = salzburg, as = member, more: object = {}) {
  number += 1;
  const { db } = app.platform;
  const at = new Date('2026-05-01T12:00:00Z');
  const where = { ...unplaced, ...place };
  const hotelId = await inTransaction(db, (trx) =>
    findOrCreateHotel(trx, { name, ...where }, { userId: as.id, at }),
  );
  const post = await db
    .insertInto('posts')
    .values({
      user_id: as.id,
      caption: `Two nights at ${name} №${number}`,
      location: name,
      hotel_id: hotelId,
      hotel_name: name,
      source: 'instagram',
      source_post_id: `placing-${number}`,
      found: where.lat === null ? 2 : 3,
      created_at: at,
      hotel_url: null,
      street: null,
      zip: null,
      price_minor: null,
      price_currency: null,
      price_per: null,
      source_handle: 'some.body',
      source_url: null,
      content_hash: null,
      ...where,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { hotelId, postId: post.id, at };
}

const place = ({ hotelId, at }: { hotelId: number; at: Date }, as = member, places = service) =>
  placeOneHotel(
    { ...app.platform, places, moveOthers: async () => undefined },
    { hotelId, userId: as.id, at: at.toISOString(), undertaking: `${as.id} test ${hotelId}` },
    { log: app.platform.log, signal: new AbortController().signal },
  );

const hotelRow = (id: number) =>
  app.platform.db.selectFrom('hotels').selectAll().where('id', '=', id).executeTakeFirst();
const postRow = (id: number) =>
  app.platform.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('A hotel is asked for by its name near its place, and gets house and street; its imported posts move there', async () => {
  answers = [house('Altstadthotel Kasererbräu')];
  const told = await tell('Kasererbräu');
  const own = await tell('Kasererbräu', salzburg, member, { lat: 47.81, lng: 13.05 });
  answers = [house('Hotel Kasererbräu')];
  await place(told);
  expect(asked).toEqual([
    {
      name: 'Kasererbräu',
      town: 'Salzburg',
      countryCode: 'AT',
      near: { lat: salzburg.lat, lng: salzburg.lng },
    },
  ]);
  const exact = { lat: 47.8031, lng: 13.0467 };
  expect(await hotelRow(told.hotelId)).toMatchObject({
    ...exact,
    street: 'Linzer Gasse 7',
    placed_by: 'osm',
  });
  expect(await postRow(told.postId)).toMatchObject({ ...exact, found: 3 });
  // The position of a picture or of a member's pin is more reliable than any list.
  expect(await postRow(own.postId)).toMatchObject({ lat: 47.81, lng: 13.05 });
});

test.each([
  ['in another part of the country', { lat: 47.32, lng: 9.98, locality: 'Au' }],
  ['a little beyond the town', { lat: 47.5, lng: 13.2, locality: 'Bischofshofen' }],
  ['beyond the border', { countryCode: 'DE', lat: 47.83, lng: 12.98, locality: 'Freilassing' }],
])('A namesake %s never wins, though nothing else is answered', async (_where, more) => {
  const told = await tell(`Gasthof Krone ${number}`);
  answers = [house(`Gasthof Krone ${number - 1}`, more)];
  await place(told);
  expect(asked).toHaveLength(1);
  expect(await hotelRow(told.hotelId)).toMatchObject({ ...salzburg, placed_by: null, street: null });
  expect(await postRow(told.postId)).toMatchObject({ lat: salzburg.lat, city: 'Salzburg' });
});

test('A house of another name is not taken, however near', async () => {
  const told = await tell('Hotel Goldene Ente');
  answers = [house('Hotel Goldene Gans'), house('Goldene Ente Apartments am See')];
  await place(told);
  expect(await hotelRow(told.hotelId)).toMatchObject({ placed_by: null });
});

test('Two houses of one name stay ambiguous, unless the town or a picture taken there decides', async () => {
  const near = { id: 'osm:W1', lat: 47.8, lng: 13.04, locality: 'Salzburg' };
  const far = { id: 'osm:W2', lat: 47.82, lng: 13.06, locality: 'Salzburg' };
  const doubtful = await tell('Hotel Drei Rosen');
  answers = [house('Hotel Drei Rosen', near), house('Drei Rosen', far)];
  await place(doubtful);
  expect(await hotelRow(doubtful.hotelId)).toMatchObject({ placed_by: null });

  const seen = await tell('Hotel Vier Rosen', salzburg);
  await tell('Hotel Vier Rosen', salzburg, member, { lat: 47.8203, lng: 13.0604 });
  answers = [house('Hotel Vier Rosen', near), house('Vier Rosen', far)];
  await place(seen);
  expect(await hotelRow(seen.hotelId)).toMatchObject({ place_id: 'osm:W2' });

  const inTown = await tell('Hotel Acht Rosen');
  answers = [house('Hotel Acht Rosen', near), house('Acht Rosen', { ...far, locality: 'Bergheim' })];
  await place(inTown);
  expect(await hotelRow(inTown.hotelId)).toMatchObject({ place_id: 'osm:W1' });
});

test('A hotel without a place is looked for where its author stayed in those days, and only their posts move', async () => {
  const [author, stranger] = [await createMember(app), await createMember(app)];
  await tell('Pension Lenz', salzburg, author);
  const told = await tell('Hotel Weisse Taube', unplaced, author);
  const other = await tell('Hotel Weisse Taube', unplaced, stranger);
  expect(other.hotelId).toBe(told.hotelId);
  answers = [house('Weisse Taube', { id: 'osm:W77' })];
  await place(other, stranger);
  expect(asked).toEqual([]);
  await place(told, author);
  expect(asked).toMatchObject([{ name: 'Hotel Weisse Taube', town: null, near: { lat: salzburg.lat } }]);
  const moved = await postRow(told.postId);
  expect(moved).toMatchObject({ city: 'Salzburg', lat: 47.8031, found: 3 });
  expect(await hotelRow(moved.hotel_id ?? 0)).toMatchObject({
    place_id: 'osm:W77',
    street: 'Linzer Gasse 7',
  });
  expect(await postRow(other.postId)).toMatchObject({ hotel_id: other.hotelId, lat: null, found: 2 });
});

test('A record that is known around the author’s other stays comes before any maps service', async () => {
  const author = await createMember(app);
  const known = await tell('Hotel Blaue Gans');
  const told = await tell('Blaue Gans', unplaced, author);
  await tell('Pension Lenz', salzburg, author);
  await place(told, author);
  expect(asked).toEqual([]);
  expect(await postRow(told.postId)).toMatchObject({ hotel_id: known.hotelId, city: 'Salzburg', found: 3 });
});

test('Two spellings that the maps service knows as one hotel are merged, and the old address redirects', async () => {
  const one = await tell('Hotel Elefant am Dom');
  const other = await tell('Elefant Dom', { ...salzburg, city: 'Salzburg-Altstadt' });
  expect(other.hotelId).not.toBe(one.hotelId);
  answers = [house('Elefant am Dom', { id: 'osm:W9' })];
  await place(one);
  const slug = (await hotelRow(other.hotelId))?.slug;
  answers = [house('Elefant Dom', { id: 'osm:W9' })];
  await place(other);
  expect(await hotelRow(other.hotelId)).toBeUndefined();
  expect((await postRow(other.postId)).hotel_id).toBe(one.hotelId);
  expect((await app.send('GET', `/api/hotels/${slug}`)).body).toMatchObject({ id: one.hotelId, stays: 2 });
});

test('Where the terms forbid storing positions, only the id of the house is stored', async () => {
  const told = await tell('Hotel Wilder Mann');
  answers = [house('Wilder Mann', { id: 'ChIJwild' })];
  const strict = { ...service, hotelService: 'google', storable: false };
  await place(told, member, strict);
  expect(await hotelRow(told.hotelId)).toMatchObject({ ...salzburg, street: null, place_id: 'ChIJwild' });
  const kept = await app.platform.db
    .selectFrom('hotel_lookups')
    .selectAll()
    .where('service', '=', 'google')
    .execute();
  expect(JSON.stringify(kept.map(({ houses }) => houses))).not.toMatch(/47\.8|Linzer/);
  expect(await postRow(told.postId)).toMatchObject({ lat: salzburg.lat });
});

test('The same name at the same place is asked about once a month', async () => {
  const told = await tell('Hotel Mohren');
  await place(told);
  await place(told);
  expect(asked).toHaveLength(1);
});

test('A scan or import stays within its budget, and its hotels keep their stated place', async () => {
  const told = await tell('Hotel Zum Hirschen');
  const { clock, db } = app.platform;
  const importKey = `${member.id} test ${told.hotelId}`;
  await db
    .insertInto('lookup_budgets')
    .values({ import_key: importKey, asked: 100, began_at: clock.now() })
    .execute();
  answers = [house('Zum Hirschen')];
  await place(told);
  expect(asked).toEqual([]);
  expect(await hotelRow(told.hotelId)).toMatchObject({ placed_by: null });
  const yesterday = new Date(clock.now().getTime() - 25 * 60 * 60 * 1000);
  await db
    .updateTable('lookup_budgets')
    .set({ began_at: yesterday })
    .where('import_key', '=', importKey)
    .execute();
  await place(told);
  expect(await hotelRow(told.hotelId)).toMatchObject({ placed_by: 'osm' });
});

test('A failing service changes nothing, is not cached, and is called again later', async () => {
  const told = await tell('Hotel Stein');
  answers = 'down';
  await expect(place(told)).rejects.toMatchObject({ code: 'places.unavailable' });
  expect(await hotelRow(told.hotelId)).toMatchObject({ ...salzburg, placed_by: null });
  answers = [house('Stein')];
  await place(told);
  expect(await hotelRow(told.hotelId)).toMatchObject({ placed_by: 'osm' });
});

test('A hotel that is gone, or placed already, is left alone', async () => {
  const told = await tell('Hotel Sacher Probe');
  answers = [house('Sacher Probe')];
  await place(told);
  await place(told);
  await place({ hotelId: 2_000_000, at: told.at });
  expect(asked).toHaveLength(1);
});
