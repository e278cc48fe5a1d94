import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { createConfig } from '../../config/config.ts';
import { createFetchSafely } from '../../platform/fetch-safely/index.ts';
import { createLog } from '../../platform/log/index.ts';
import { choosePlaces } from './choose-places.ts';
import type { PlacesService } from './places-service.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterEach(() => sandbox.control({ provider: 'maps', fault: 'none' }));
afterAll(() => sandbox?.stop());

/** The service as a server with this configuration would choose it. */
function configured(provider: string): PlacesService {
  const config = createConfig({ ...sandbox.env, SANDBOX: 'on', MAPS_PROVIDER: provider }, '/tmp');
  const log = createLog({ level: 'silent' });
  const fetchSafely = createFetchSafely({ allowedPrivateOrigins: [sandbox.url], userAgent: 'test', log });
  return choosePlaces({ config, fetchSafely, log });
}

describe.each(['google', 'photon', 'nominatim'])('over the protocol of %s', (provider) => {
  let places: PlacesService;
  beforeAll(() => {
    places = configured(provider);
  });

  test('a written town becomes a point with its parts', async () => {
    const [place] = await places.geocode('Zermatt', { language: 'en' });
    expect(place).toMatchObject({ locality: 'Zermatt', countryCode: 'CH', kind: 'town' });
    expect(place?.lat).toBeCloseTo(46.02, 1);
    expect(place?.lng).toBeCloseTo(7.75, 1);
  });

  test('every suggestion can be found again by its text', async () => {
    const search = { text: 'zermat', limit: 5, near: undefined };
    const asking = { language: 'de', session: crypto.randomUUID() } as const;
    const [first] = await places.autocomplete(search, asking);
    expect(first?.name).toMatch(/^Zermatt/);
    const place = await places.byId(first?.id ?? '', asking);
    expect(place).toMatchObject({ locality: 'Zermatt', countryCode: 'CH' });
  });

  test('a point becomes an address', async () => {
    const place = await places.reverse({ lat: 46.0207, lng: 7.7491 }, { language: 'en' });
    expect(place).toMatchObject({ locality: 'Zermatt', countryCode: 'CH' });
  });

  test('a hotel is found by its name near its town, with house, street and exact position', async () => {
    const search = { name: 'Pansion Stara Uvala', town: 'Komiža', near: { lat: 43.04, lng: 16.09 } };
    const [house, ...rest] = await places.hotels({ ...search, countryCode: 'HR' }, { language: 'en' });
    expect(house).toMatchObject({ name: 'Pansion Stara Uvala', kind: 'hotel', precision: 'rooftop' });
    expect(house).toMatchObject({
      street: 'Riva Svetog Mikule',
      countryCode: 'HR',
      lat: 43.044,
      lng: 16.092,
    });
    expect(house?.id).toBeTruthy();
    expect(rest).toEqual([]);
    const elsewhere = { ...search, countryCode: 'IT' };
    expect(await places.hotels(elsewhere, { language: 'en' })).toEqual([]);
    const unknown = { ...search, name: 'Xyzzyplugh', countryCode: null };
    expect(await places.hotels(unknown, { language: 'en' })).toEqual([]);
  });

  test('a town is not a hotel, even if the name is that of the town', async () => {
    const search = { name: 'Zermatt', town: null, near: { lat: 46.02, lng: 7.75 }, countryCode: 'CH' };
    for (const house of await places.hotels(search, { language: 'en' })) expect(house.kind).toBe('hotel');
  });

  test('nothing goes by that name: an empty answer', async () => {
    expect(await places.geocode('xyzzyplugh qwrt', { language: 'en' })).toEqual([]);
  });

  test.each(['500', '429', 'malformed'])('the service fails (%s): places are unavailable', async (fault) => {
    await sandbox.control({ provider: 'maps', fault });
    await expect(places.geocode('Zermatt', { language: 'en' })).rejects.toMatchObject({
      code: 'places.unavailable',
    });
    const search = { name: 'Pansion', town: null, near: { lat: 43, lng: 16 }, countryCode: null };
    await expect(places.hotels(search, { language: 'en' })).rejects.toMatchObject({
      code: 'places.unavailable',
    });
  });
});

test('Google’s own refusals come with status 200 and are told apart', async () => {
  const places = configured('google');
  const ask = (text: string) => places.geocode(text, { language: 'en' });
  expect(await ask('__zero__')).toEqual([]);
  await expect(ask('__limit__')).rejects.toMatchObject({ code: 'places.unavailable', retryAfterSeconds: 30 });
  await expect(ask('__denied__')).rejects.toMatchObject({ code: 'places.unavailable' });
  await expect(ask('__unknown__')).rejects.toMatchObject({ code: 'places.unavailable' });
  const typed = { text: '__denied__', limit: 5, near: undefined };
  await expect(places.autocomplete(typed, { language: 'en' })).rejects.toMatchObject({
    code: 'places.unavailable',
  });
});

test('without configuration the server asks no map service', () => {
  expect(configured('embedded')).toMatchObject({ attribution: null, storable: true });
});
