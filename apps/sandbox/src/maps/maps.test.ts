import { hotels } from '@staylore/demo-world/stays';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';
import { splitStreet } from './atlas.ts';

const hotel = hotels[0];
if (!hotel) throw new Error('the demo world has no hotel');
const key = 'sandbox-maps-key';

const geocode = (app: FastifyInstance, query: Record<string, string>) =>
  app.inject({ url: '/maps.googleapis.com/maps/api/geocode/json', query: { key, ...query } });

function complete(
  app: FastifyInstance,
  payload: Record<string, unknown>,
  headers = { 'x-goog-api-key': key },
) {
  return app.inject({
    method: 'POST',
    url: '/places.googleapis.com/v1/places:autocomplete',
    headers,
    payload,
  });
}

test('Google geocodes a hotel to its door', async () => {
  const { app } = await startSandbox();
  const { results, status } = (await geocode(app, { address: `${hotel.name}, ${hotel.city}` })).json();
  expect(status).toBe('OK');
  expect(results[0]).toMatchObject({
    geometry: { location: { lat: hotel.lat, lng: hotel.lng }, location_type: 'ROOFTOP' },
    types: ['lodging', 'point_of_interest', 'establishment'],
  });
  const types = results[0].address_components.flatMap((part: { types: string[] }) => part.types);
  expect(types).toEqual(expect.arrayContaining(['locality', 'country', 'route']));
});

test('Google geocodes a town in the language asked for, and finds a point again', async () => {
  const { app } = await startSandbox();
  const [vienna] = (await geocode(app, { address: 'Vienna', language: 'de' })).json().results;
  expect(vienna.formatted_address).toBe('Wien, Österreich');
  expect(vienna.geometry.location_type).toBe('APPROXIMATE');
  const back = (await geocode(app, { latlng: `${hotel.lat},${hotel.lng}`, language: 'en' })).json();
  expect(back.results[0].types).toContain('lodging');
  expect(back.results.at(-1).types).toContain('locality');
});

test.each([
  [{ address: '__zero__' }, 'ZERO_RESULTS'],
  [{ address: '__limit__' }, 'OVER_QUERY_LIMIT'],
  [{ address: '__denied__' }, 'REQUEST_DENIED'],
  [{ address: '__unknown__' }, 'UNKNOWN_ERROR'],
  [{ address: 'xqzzkwv' }, 'ZERO_RESULTS'],
  [{ latlng: '0,0' }, 'ZERO_RESULTS'],
  [{ latlng: '999,5' }, 'INVALID_REQUEST'],
  [{ latlng: 'here' }, 'INVALID_REQUEST'],
  [{}, 'INVALID_REQUEST'],
  [{ address: 'Paris', key: '' }, 'REQUEST_DENIED'],
  [{ address: 'Paris', key: 'wrong' }, 'REQUEST_DENIED'],
])('Geocoding reports its failures by status, in an answer of 200: %o is %s', async (query, status) => {
  const { app } = await startSandbox();
  const answer = await geocode(app, query as Record<string, string>);
  expect([answer.statusCode, answer.json().status, answer.json().results]).toEqual([200, status, []]);
});

test('Places suggests hotels and towns while someone types, and marks what matched', async () => {
  const { app } = await startSandbox();
  const typed = hotel.name.slice(0, hotel.name.length - 2);
  const { suggestions } = (await complete(app, { input: typed, sessionToken: 'a-b_c' })).json();
  const [first] = suggestions;
  expect(first.placePrediction.structuredFormat.mainText).toEqual({
    text: hotel.name,
    matches: [{ endOffset: typed.length }],
  });
  expect(suggestions.length).toBeLessThanOrEqual(5);
  const towns = (await complete(app, { input: 'Münch', languageCode: 'en' })).json();
  expect(towns.suggestions[0].placePrediction.text.text).toMatch(/^Munich, /);
  const lodging = (await complete(app, { input: hotel.city, includedPrimaryTypes: ['lodging'] })).json();
  expect(lodging.suggestions[0].placePrediction.types).toContain('lodging');
});

test('Details need a field mask and return only those fields', async () => {
  const { app } = await startSandbox();
  const { suggestions } = (await complete(app, { input: hotel.name })).json();
  const url = `/places.googleapis.com/v1/places/${suggestions[0].placePrediction.placeId}?languageCode=de`;
  const ask = (mask?: string, at = url) =>
    app.inject({ url: at, headers: { 'x-goog-api-key': key, ...(mask && { 'x-goog-fieldmask': mask }) } });
  const full = (await ask('id,displayName,formattedAddress,location,addressComponents,types')).json();
  expect(full).toMatchObject({
    displayName: { text: hotel.name, languageCode: 'de' },
    location: { latitude: hotel.lat },
  });
  expect(Object.keys((await ask('id')).json())).toEqual(['id']);
  expect((await ask()).json().error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  expect((await ask('shoes')).statusCode).toBe(400);
  expect((await ask('id', '/places.googleapis.com/v1/places/ChIJstale')).json().error.status).toBe(
    'NOT_FOUND',
  );
  expect((await app.inject({ url, headers: { 'x-goog-fieldmask': 'id' } })).statusCode).toBe(403);
});

test.each([
  [{ input: '__zero__' }, 200],
  [{ input: '__limit__' }, 429],
  [{ input: '__denied__' }, 403],
  [{ input: '' }, 400],
  [{}, 400],
  [{ input: 'a', sessionToken: 'not a token!' }, 400],
  [{ input: 'a', shoes: 1 }, 400],
])('Autocomplete answers %o with %i', async (payload, status) => {
  const { app } = await startSandbox();
  const answer = await complete(app, payload);
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.json()).toEqual({});
});

test('Photon answers GeoJSON, longitude first', async () => {
  const { app } = await startSandbox();
  const { type, features } = (
    await app.inject({ url: '/photon/api', query: { q: hotel.name, lang: 'de' } })
  ).json();
  expect(type).toBe('FeatureCollection');
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [hotel.lng, hotel.lat] },
    properties: {
      osm_type: 'W',
      osm_key: 'tourism',
      osm_value: 'hotel',
      name: hotel.name,
      countrycode: hotel.country,
    },
  });
  const back = (await app.inject(`/photon/reverse?lat=${hotel.lat}&lon=${hotel.lng}&limit=2`)).json();
  expect(back.features.at(-1).properties.osm_key).toBe('place');
  expect((await app.inject('/photon/reverse?lat=0&lon=0')).json().features).toEqual([]);
  expect((await app.inject('/photon/api?q=__zero__')).json().features).toEqual([]);
});

test.each([
  '/photon/api',
  '/photon/api?q=x&lang=xx',
  '/photon/api?q=x&limit=no',
  '/photon/api?q=x&lat=99&lon=x',
  '/photon/reverse?lat=x',
])('Photon refuses bad input with a message: %s', async (url) => {
  const { app } = await startSandbox();
  const answer = await app.inject(url);
  expect([answer.statusCode, typeof answer.json().message]).toEqual([400, 'string']);
});

test('Nominatim returns numbers as text, and 200 if nothing is found', async () => {
  const { app } = await startSandbox();
  const search = (query: Record<string, string>) =>
    app.inject({ url: '/nominatim/search', query: { format: 'jsonv2', addressdetails: '1', ...query } });
  const [found] = (await search({ q: hotel.name })).json();
  expect(found).toMatchObject({
    category: 'tourism',
    type: 'hotel',
    osm_type: 'way',
    name: hotel.name,
    address: { country_code: hotel.country.toLowerCase() },
  });
  expect(found.lat).toBe(hotel.lat.toFixed(7));
  expect((await search({ q: 'xqzzkwv' })).json()).toEqual([]);
  const lookup = await app.inject(`/nominatim/lookup?format=jsonv2&osm_ids=W${found.osm_id},N1`);
  expect(lookup.json()).toHaveLength(1);
  const nowhere = await app.inject('/nominatim/reverse?format=jsonv2&lat=0&lon=0');
  expect([nowhere.statusCode, nowhere.json()]).toEqual([200, { error: 'Unable to geocode' }]);
  expect((await search({ q: '__limit__' })).statusCode).toBe(429);
  for (const wrong of [{ q: '' }, { q: 'x', limit: 'no' }]) {
    expect((await search(wrong)).statusCode).toBe(400);
  }
});

test('The faults 429, 500 and malformed hit every maps service', async () => {
  const { app } = await startSandbox();
  const fail = (fault: string) =>
    app.inject({ method: 'POST', url: '/control', payload: { provider: 'maps', fault } });
  await fail('429');
  expect((await app.inject('/photon/api?q=x')).statusCode).toBe(429);
  await fail('500');
  expect((await geocode(app, { address: 'Paris' })).statusCode).toBe(500);
  await fail('malformed');
  const broken = (await app.inject('/nominatim/search?q=Paris')).body;
  expect(() => JSON.parse(broken)).toThrow(SyntaxError);
});

test('No text makes a maps service fail', async () => {
  const { app } = await startSandbox();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
      const answers = await Promise.all([
        geocode(app, { address: text }),
        geocode(app, { latlng: text }),
        complete(app, { input: text }),
        app.inject({ url: '/photon/api', query: { q: text, lat: text, lon: text } }),
        app.inject({ url: '/nominatim/search', query: { q: text, countrycodes: text } }),
        app.inject({ url: '/nominatim/lookup', query: { osm_ids: text } }),
      ]);
      expect(answers.every((answer) => answer.statusCode < 500)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('The number of a house is separated from its street', () => {
  expect(splitStreet('Bahnhofstrasse 12a')).toEqual({ street: 'Bahnhofstrasse', houseNumber: '12a' });
  expect(splitStreet('12 rue de Rivoli')).toEqual({ street: 'rue de Rivoli', houseNumber: '12' });
  expect(splitStreet('Marktplatz')).toEqual({ street: 'Marktplatz', houseNumber: null });
  expect(splitStreet('')).toEqual({ street: null, houseNumber: null });
});
