import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let app: TestApp;

const names = (body: { suggestions: { name: string }[] }) => body.suggestions.map(({ name }) => name);
const typed = async (text: string, language = 'en') =>
  (await app.send('GET', `/api/places/autocomplete?q=${encodeURIComponent(text)}&language=${language}`)).body;
const named = async (query: string) => (await app.send('GET', `/api/places/geocode?${query}`)).body.places;

beforeAll(async () => {
  app = await startApp();
  const as = await createMember(app);
  const place = { lat: '47.0502', long: '8.3093', city: 'Lucerne', country: 'CH', street: 'Reusssteg 1' };
  const publish = async (location: string) => {
    const form = await postFormData({ location, ...place });
    const { body } = await app.send('POST', '/api/posts', { as, form });
    return body.post.id as number;
  };
  await publish('Hotel Reussbogenhaus, Lucerne');
  const hidden = await publish('Hotel Reussbogenhinterhof, Lucerne');
  await app.send('PUT', `/api/posts/${hidden}/archive`, { as });
});

afterAll(() => app?.close());

test('Typing a hotel known from stays proposes it with its town, in the reader’s language', async () => {
  expect((await typed('Hotel Reussbogen')).suggestions).toEqual([
    expect.objectContaining({
      kind: 'hotel',
      label: 'Hotel Reussbogenhaus, Lucerne, Switzerland',
      lat: 47.0502,
    }),
  ]);
  expect((await typed('reussbogenh', 'de')).suggestions[0].detail).toBe('Luzern, Schweiz');
});

test('Its id and its name lead to the hotel with its address', async () => {
  const { suggestions } = await typed('Hotel Reussbogenhaus');
  const hotel = { name: 'Hotel Reussbogenhaus', kind: 'hotel', lat: 47.0502, lng: 8.3093 };
  const [byId] = await named(`id=${suggestions[0].id}`);
  expect(byId).toMatchObject({
    ...hotel,
    address: { route: 'Reusssteg 1', locality: 'Lucerne', country: 'CH' },
  });
  expect((await named('q=reussbogenhaus'))[0]).toMatchObject(hotel);
});

test('Hotels without public stays are not proposed, nor any for a few letters or signs', async () => {
  expect(names(await typed('Hotel Reussbogenhint'))).toEqual([]);
  for (const text of ['Hotel', 'Hotel Re', 'Hotel %%%%', 'Hotel ____'])
    expect(names(await typed(text)).join()).not.toContain('Reussbogen');
  expect(await named('id=hotel:999999')).toEqual([]);
});
