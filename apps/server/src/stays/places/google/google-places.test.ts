import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMapService, type TestMapService } from '../../../../test/stand-ins/map-service.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { PlacesService } from '../places-service.ts';
import { googlePlaces } from './google-places.ts';

let played: TestMapService;
let places: PlacesService;

beforeAll(async () => {
  played = await startMapService();
  const { service } = played;
  places = googlePlaces({ ...service, url: `${service.url}/maps.googleapis.com`, key: 'k3y' });
});

afterAll(() => played.close());

const component = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types });
const zermatterhof = {
  address_components: [
    component('55', 'street_number'),
    component('Bahnhofstrasse', 'route'),
    component('Zermatt', 'locality', 'political'),
    { long_name: 'Wallis', short_name: 'VS', types: ['administrative_area_level_1', 'political'] },
    { long_name: 'Schweiz', short_name: 'CH', types: ['country', 'political'] },
    component('3920', 'postal_code'),
  ],
  formatted_address: 'Bahnhofstrasse 55, 3920 Zermatt, Schweiz',
  geometry: { location: { lat: 46.0207, lng: 7.7491 }, location_type: 'ROOFTOP' },
  place_id: 'ChIJd1sV',
  types: ['street_address'],
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('an address is asked for in the reader’s language and brought to the common form', async () => {
  played.answer({ body: { status: 'OK', results: [zermatterhof] } });
  const [place] = await places.geocode('Bahnhofstrasse 55, Zermatt', { language: 'de' });
  expect(place).toEqual({
    id: 'ChIJd1sV',
    name: null,
    label: 'Bahnhofstrasse 55, 3920 Zermatt, Schweiz',
    kind: 'address',
    lat: 46.0207,
    lng: 7.7491,
    precision: 'rooftop',
    street: 'Bahnhofstrasse',
    houseNumber: '55',
    postalCode: '3920',
    locality: 'Zermatt',
    admin1: 'Wallis',
    countryCode: 'CH',
  });
  expect(played.asked[0]?.url.pathname).toBe('/maps.googleapis.com/maps/api/geocode/json');
  expect(Object.fromEntries(played.asked[0]?.url.searchParams ?? [])).toEqual({
    address: 'Bahnhofstrasse 55, Zermatt',
    language: 'de',
    key: 'k3y',
  });
});

test('what the most exact result leaves out is taken from the wider ones', async () => {
  const bare = { ...zermatterhof, address_components: zermatterhof.address_components.slice(0, 2) };
  const town = {
    ...zermatterhof,
    address_components: [component('Täsch', 'postal_town')],
    types: ['postal_town'],
  };
  played.answer({ body: { status: 'OK', results: [bare, town, zermatterhof] } });
  const place = await places.reverse({ lat: 46, lng: 7.7 }, { language: 'en' });
  expect(place).toMatchObject({ street: 'Bahnhofstrasse', locality: 'Täsch', countryCode: 'CH' });
  expect(played.asked[0]?.url.searchParams.get('latlng')).toBe('46,7.7');
});

test('nothing found is an empty answer, not an error', async () => {
  played.answer({ body: { status: 'ZERO_RESULTS', results: [] } });
  expect(await places.geocode('xyz', { language: 'en' })).toEqual([]);
  expect(await places.reverse({ lat: 0, lng: 0 }, { language: 'en' })).toBeNull();
  played.answer({ body: {} });
  expect(await places.autocomplete({ text: 'xyz', limit: 5, near: undefined }, { language: 'en' })).toEqual(
    [],
  );
  played.answer({ status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } });
  expect(await places.byId('stale', { language: 'en' })).toBeNull();
});

test('a service over its limit is called once more, then the person is asked to wait', async () => {
  played.answer(
    { body: { status: 'OVER_QUERY_LIMIT' } },
    { body: { status: 'OK', results: [zermatterhof] } },
  );
  expect(await places.geocode('Zermatt', { language: 'en' })).toHaveLength(1);
  played.answer({ body: { status: 'OVER_QUERY_LIMIT' } });
  const error = await failure(places.geocode('Zermatt', { language: 'en' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'places.unavailable', retryAfterSeconds: 30 });
  expect(played.asked).toHaveLength(2);
});

test.each([
  ['a refused key', { body: { status: 'REQUEST_DENIED', error_message: 'key k3y', results: [] } }],
  ['an unknown status', { body: { status: 'SOMETHING_NEW', results: [] } }],
  ['an error of the server', { status: 500, body: 'oops' }],
  ['no JSON', { body: '{"status":' }],
  ['another form', { body: { status: 'OK', results: [{ place_id: 1 }] } }],
])('%s means that the map service is unavailable, without the key in the error', async (_what, answer) => {
  played.answer(answer);
  const error = await failure(places.geocode('Zermatt', { language: 'en' }));
  expect(error).toMatchObject({ code: 'places.unavailable' });
  expect(String((error as ApiError).cause)).not.toContain('k3y');
});

test('suggestions come from Places, one session for all keystrokes, nearness as a wish', async () => {
  const prediction = {
    placeId: 'ChIJd1sV',
    text: { text: 'Grand Hotel Zermatterhof, Bahnhofstrasse, Zermatt' },
    structuredFormat: {
      mainText: { text: 'Grand Hotel Zermatterhof' },
      secondaryText: { text: 'Bahnhofstrasse, Zermatt' },
    },
    types: ['hotel', 'lodging', 'establishment'],
  };
  played.answer({
    body: { suggestions: [{ placePrediction: prediction }, { queryPrediction: { text: { text: 'x' } } }] },
  });
  const session = '7f1c1f0e-3a52-4b8e-9d58-2f5f4c8f9a11';
  const found = await places.autocomplete(
    { text: 'zermatterh', limit: 5, near: { lat: 46, lng: 7.7 } },
    { language: 'de', session },
  );
  expect(found).toEqual([
    {
      id: 'ChIJd1sV',
      name: 'Grand Hotel Zermatterhof',
      detail: 'Bahnhofstrasse, Zermatt',
      kind: 'hotel',
      coordinates: null,
    },
  ]);
  const [request] = played.asked;
  expect(request?.url.pathname).toBe('/places.googleapis.com/v1/places:autocomplete');
  expect(request?.headers['x-goog-api-key']).toBe('k3y');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    input: 'zermatterh',
    languageCode: 'de',
    sessionToken: session,
    locationBias: { circle: { center: { latitude: 46, longitude: 7.7 }, radius: 50_000 } },
  });
});

test('a chosen suggestion is fetched by id, with only the needed fields', async () => {
  played.answer({
    body: {
      id: 'ChIJd1sV',
      displayName: { text: 'Grand Hotel Zermatterhof', languageCode: 'de' },
      formattedAddress: 'Bahnhofstrasse 55, 3920 Zermatt',
      location: { latitude: 46.0207, longitude: 7.7491 },
      addressComponents: [
        { longText: 'Zermatt', shortText: 'Zermatt', types: ['locality'], languageCode: 'de' },
      ],
      types: ['lodging'],
    },
  });
  const place = await places.byId('ChIJd1sV', { language: 'de', session: 's' });
  expect(place).toMatchObject({
    name: 'Grand Hotel Zermatterhof',
    kind: 'hotel',
    locality: 'Zermatt',
    lat: 46.0207,
  });
  expect(played.asked[0]?.url.searchParams.get('sessionToken')).toBe('s');
  expect(played.asked[0]?.headers['x-goog-fieldmask']).toContain('addressComponents');
});

test('results state the terms: they carry a credit and must not be stored', () => {
  expect(places).toMatchObject({ attribution: 'Google Maps', storable: false });
});
