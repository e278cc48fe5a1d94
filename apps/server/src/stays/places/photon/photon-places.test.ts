import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMapService, type TestMapService } from '../../../../test/stand-ins/map-service.ts';
import type { PlacesService } from '../places-service.ts';
import { photonPlaces } from './photon-places.ts';

let played: TestMapService;
let places: PlacesService;

beforeAll(async () => {
  played = await startMapService();
  places = photonPlaces(played.service);
});

afterAll(() => played.close());

const hotel = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [7.7491, 46.0207] },
  properties: {
    osm_type: 'W',
    osm_id: 38862723,
    osm_key: 'tourism',
    osm_value: 'hotel',
    type: 'house',
    name: 'Hotel X',
    street: 'Bahnhofstrasse',
    housenumber: '55',
    postcode: '3920',
    city: 'Zermatt',
    state: 'Wallis',
    country: 'Schweiz',
    countrycode: 'CH',
  },
};
const town = {
  geometry: { coordinates: [7.7486, 46.0199] },
  properties: {
    osm_type: 'N',
    osm_id: 240109189,
    osm_key: 'place',
    osm_value: 'village',
    type: 'city',
    name: 'Zermatt',
    state: 'Wallis',
    country: 'Schweiz',
    countrycode: 'CH',
  },
};
const collection = (...features: unknown[]) => ({ body: { type: 'FeatureCollection', features } });

test('the limit of proposed places holds, whatever the service sends', async () => {
  played.answer(collection(hotel, town, hotel));
  const found = await places.autocomplete({ text: 'zerm', limit: 2, near: undefined }, { language: 'de' });
  expect(found.map(({ name }) => name)).toEqual(['Hotel X', 'Zermatt']);
});

test('places are proposed near the reader, and each says what it is', async () => {
  played.answer(collection(hotel, town));
  const found = await places.autocomplete(
    { text: 'zerm', limit: 5, near: { lat: 46, lng: 7.5 } },
    { language: 'de' },
  );
  expect(found).toEqual([
    {
      id: 'osm:W38862723,46.0207,7.7491',
      name: 'Hotel X',
      detail: 'Bahnhofstrasse 55, 3920 Zermatt, Wallis, Schweiz',
      kind: 'hotel',
      coordinates: { lat: 46.0207, lng: 7.7491 },
    },
    {
      id: 'osm:N240109189,46.0199,7.7486',
      name: 'Zermatt',
      detail: 'Wallis, Schweiz',
      kind: 'town',
      coordinates: { lat: 46.0199, lng: 7.7486 },
    },
  ]);
  expect(played.asked.at(-1)?.url.pathname).toBe('/api');
  expect(Object.fromEntries(played.asked.at(-1)?.url.searchParams ?? [])).toEqual({
    q: 'zerm',
    lang: 'de',
    limit: '5',
    lat: '46',
    lon: '7.5',
  });
});

test('an address comes with its parts', async () => {
  played.answer(collection(hotel));
  const [place] = await places.geocode('Bahnhofstrasse 55, Zermatt', { language: 'de' });
  expect(place).toMatchObject({
    name: 'Hotel X',
    precision: 'rooftop',
    street: 'Bahnhofstrasse',
    houseNumber: '55',
    postalCode: '3920',
    locality: 'Zermatt',
    admin1: 'Wallis',
    countryCode: 'CH',
  });
});

test('a proposed place is found by its id, even with others at the same point', async () => {
  played.answer(collection(town, hotel));
  const place = await places.byId('osm:W38862723,46.0207,7.7491', { language: 'de' });
  expect(place?.name).toBe('Hotel X');
  expect(played.asked[0]?.url.pathname).toBe('/reverse');
  expect(await places.byId('town:1', { language: 'de' })).toBeNull();
});

test('a point keeps its own coordinates; far from everything there is no place', async () => {
  played.answer(collection(town));
  expect(await places.reverse({ lat: 46.03, lng: 7.7 }, { language: 'en' })).toMatchObject({
    lat: 46.03,
    lng: 7.7,
    locality: 'Zermatt',
  });
  played.answer(collection());
  expect(await places.reverse({ lat: 0, lng: 0 }, { language: 'en' })).toBeNull();
});

test.each([
  ['refuses', { status: 400, body: { message: 'unknown lang' } }],
  ['answers another form', { body: { features: [{ geometry: {} }] } }],
])('when the service %s the places are unavailable', async (_how, answer) => {
  played.answer(answer);
  await expect(places.geocode('Zermatt', { language: 'en' })).rejects.toMatchObject({
    code: 'places.unavailable',
  });
});
