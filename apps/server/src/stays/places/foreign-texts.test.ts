import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMapService, type TestMapService } from '../../../test/stand-ins/map-service.ts';
import { photonPlaces } from './photon/photon-places.ts';

let played: TestMapService;

beforeAll(async () => {
  played = await startMapService();
});

afterAll(() => played.close());

const feature = (word: string) => ({
  geometry: { coordinates: [7.7491, 46.0207] },
  properties: {
    ...{ osm_type: 'W', osm_id: 1, osm_key: 'tourism', osm_value: 'hotel', type: 'house' },
    ...{
      name: word,
      street: word,
      housenumber: word,
      postcode: word,
      city: word,
      state: word,
      country: word,
    },
    countrycode: 'CH',
  },
});

test.each([
  ['turns what follows around', 'a\u202eb', 'ab'],
  ['has a sign that no database takes', 'a\u0000b', 'a b'],
  ['breaks its line', 'a\r\nb', 'a b'],
  ['has a half of a sign', 'a\ud800b', 'a\ufffdb'],
  ['is longer than any name', 'a'.repeat(100_000), 'a'.repeat(500)],
])('A word of a map service that %s is read as if a member had typed it', async (_what, word, read) => {
  const places = photonPlaces(played.service);
  played.answer({ body: { features: [feature(word)] } });
  const [hotel] = await places.hotels(
    { name: 'a', town: null, near: { lat: 46, lng: 7 }, countryCode: null },
    { language: 'en' },
  );
  expect(hotel).toMatchObject({ name: read, street: read, postalCode: read, locality: read, admin1: read });
});
