import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { formerKey, keyVersion } from '../hotels/name-key.ts';
import { rekeyAtStart } from './index.ts';

let app: TestApp;
let author: TestMember;

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
});
afterAll(() => app?.close());

const salzburg = { lat: '47.79941', long: '13.04399', city: 'Salzburg', country: 'AT' };

async function publish(location: string, fields: Record<string, string> = salzburg) {
  const form = await postFormData({ location, ...fields });
  const { body } = await app.send('POST', '/api/posts', { as: author, form });
  return body.post as { id: number; hotel_slug: string };
}

/** Makes the record as an older version of the product would have left it. */
const age = (slug: string, change: object) =>
  app.platform.db
    .updateTable('hotels')
    .set({ key_version: 0, ...change })
    .where('slug', '=', slug)
    .execute();
const rows = () => app.platform.db.selectFrom('hotels').selectAll().execute();
const slugOf = async (slug: string) => (await app.send('GET', `/api/hotels/${slug}`)).body.slug;

async function rekey() {
  await rekeyAtStart(app.platform);
  await app.runJobs();
}

test('Records keyed by older rules get the present key, and duplicates are merged with the stays of both', async () => {
  const kept = await publish('Hotel Alpenrose, Salzburg');
  await publish('Alpenrose, Salzburg');
  const twin = await publish('Pension Provisorium, Salzburg');
  const other = await publish('Hotel Alpenrose, Kiel', {
    lat: '54.32',
    long: '10.14',
    city: 'Kiel',
    country: 'DE',
  });
  await age(twin.hotel_slug, { name: 'Alpenrose Hotel & Spa', name_key: formerKey('Alpenrose Hotel & Spa') });
  await age(kept.hotel_slug, { name_key: formerKey('Hotel Alpenrose') });
  await age(other.hotel_slug, { name_key: formerKey('Hotel Alpenrose') });
  await rekey();
  expect(await slugOf(twin.hotel_slug)).toBe(kept.hotel_slug);
  const { body } = await app.send('GET', `/api/hotels/${kept.hotel_slug}`);
  expect(body).toMatchObject({ name: 'Hotel Alpenrose', stays: 3 });
  expect(await slugOf(other.hotel_slug)).toBe(other.hotel_slug);
  for (const row of await rows()) expect(row.key_version).toBe(keyVersion);
});

test('Doing it again, at every start, changes nothing', async () => {
  await rekey();
  const before = await rows();
  await rekey();
  expect(await rows()).toEqual(before);
});

test('A post finds a hotel whose key follows older rules, also before the key is renewed', async () => {
  const { hotel_slug } = await publish('Hotel Zur Linde, Salzburg');
  await age(hotel_slug, { name_key: formerKey('Hotel Zur Linde') });
  expect((await publish('Zur Linde, Salzburg')).hotel_slug).toBe(hotel_slug);
  await rekey();
  expect((await publish('The Zur Linde Hotel, Salzburg')).hotel_slug).toBe(hotel_slug);
});
