import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMapService, type TestMapService } from '../../../../test/stand-ins/map-service.ts';
import type { PlacesService } from '../places-service.ts';
import { nominatimPlaces } from './nominatim-places.ts';
import { createThrottle } from './throttle.ts';

let played: TestMapService;
let places: PlacesService;

beforeAll(async () => {
  played = await startMapService();
  places = nominatimPlaces(played.service);
});

afterAll(() => played.close());

const hotel = {
  place_id: 100149,
  osm_type: 'way',
  osm_id: 38862723,
  lat: '46.0207',
  lon: '7.7491',
  category: 'tourism',
  type: 'hotel',
  addresstype: 'tourism',
  name: 'Hotel X',
  display_name: 'Hotel X, 55, Bahnhofstrasse, Zermatt, Valais/Wallis, 3920, Switzerland',
  address: {
    tourism: 'Hotel X',
    house_number: '55',
    road: 'Bahnhofstrasse',
    village: 'Zermatt',
    state: 'Valais/Wallis',
    postcode: '3920',
    country: 'Switzerland',
    country_code: 'ch',
  },
};

test('an address comes with its parts, whatever size its village has', async () => {
  played.answer({ body: [hotel] });
  const [place] = await places.geocode('Hotel X, Zermatt', { language: 'en' });
  expect(place).toEqual({
    id: 'osm:W38862723',
    name: 'Hotel X',
    label: hotel.display_name,
    kind: 'hotel',
    lat: 46.0207,
    lng: 7.7491,
    precision: 'rooftop',
    street: 'Bahnhofstrasse',
    houseNumber: '55',
    postalCode: '3920',
    locality: 'Zermatt',
    admin1: 'Valais/Wallis',
    countryCode: 'CH',
  });
  expect(Object.fromEntries(played.asked[0]?.url.searchParams ?? [])).toEqual({
    q: 'Hotel X, Zermatt',
    limit: '5',
    'accept-language': 'en',
    format: 'jsonv2',
    addressdetails: '1',
  });
});

test('keystrokes never reach the service: the embedded towns are proposed', async () => {
  played.answer({ body: [] });
  const [first] = await places.autocomplete({ text: 'zerm', limit: 3, near: undefined }, { language: 'en' });
  expect(first?.name).toBe('Zermatt');
  expect((await places.byId(first?.id ?? '', { language: 'en' }))?.locality).toBe('Zermatt');
  expect(played.asked).toEqual([]);
});

test('a place of OpenStreetMap is found again by its id', async () => {
  played.answer({ body: [hotel] });
  expect((await places.byId('osm:W38862723', { language: 'en' }))?.name).toBe('Hotel X');
  expect(played.asked[0]?.url.searchParams.get('osm_ids')).toBe('W38862723');
});

test('far from everything there is no place, even if the service answers 200', async () => {
  played.answer({ body: { error: 'Unable to geocode' } });
  expect(await places.reverse({ lat: 0, lng: 0 }, { language: 'en' })).toBeNull();
  played.answer({ body: hotel });
  expect(await places.reverse({ lat: 46, lng: 7 }, { language: 'en' })).toMatchObject({ lat: 46, lng: 7 });
});

test('a service that blocks or is overloaded is unavailable', async () => {
  for (const status of [403, 429, 503]) {
    played.answer({ status, body: 'Access blocked' });
    await expect(places.geocode('x', { language: 'en' })).rejects.toMatchObject({
      code: 'places.unavailable',
    });
  }
});

test('requests are spaced out, and none waits too long for a person', async () => {
  const throttle = createThrottle(40);
  const start = performance.now();
  await Promise.all([throttle.next(), throttle.next(), throttle.next()]);
  expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  const crowded = createThrottle(3000);
  const waiting = new AbortController();
  const queue = [crowded.next(), crowded.next(waiting.signal)];
  await expect(Promise.all([crowded.next(), crowded.next()])).rejects.toMatchObject({
    code: 'places.unavailable',
  });
  waiting.abort();
  await expect(queue[1]).rejects.toThrow();
});
