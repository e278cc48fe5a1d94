import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { postFormData } from '../../../test/pictures.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
let author: TestMember;
const ids: Record<string, number> = {};

const places = {
  zermatt: { location: 'Zermatt', lat: '46.02', long: '7.75' },
  suva: { location: 'Suva', lat: '-18.14', long: '178.44' },
  apia: { location: 'Apia', lat: '-13.83', long: '-171.77' },
};

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
  for (const [name, fields] of Object.entries(places)) {
    const { body } = await app.send('POST', '/api/posts', { as: author, form: await postFormData(fields) });
    ids[name] = body.post.id;
  }
  await app.send('POST', '/api/posts', { as: author, form: await postFormData({ location: 'Somewhere' }) });
});

afterAll(() => app?.close());

interface Window {
  west: number | string;
  south: number | string;
  east: number | string;
  north: number | string;
}

const whole: Window = { west: -180, south: -90, east: 180, north: 90 };
const inside = (window: Partial<Window>) => {
  const query = Object.entries({ ...whole, ...window }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return app.send('GET', `/api/map/stays?${new URLSearchParams(query)}`);
};
const found = async (window: Partial<Window>) =>
  (await inside(window)).body.stays.map((stay: { id: number }) => stay.id);

test('A map shows the stays inside its window, newest first, and says that these are all', async () => {
  const { status, body } = await inside({});
  expect(status).toBe(200);
  expect(body.complete).toBe(true);
  expect(body.stays.map((stay: { id: number }) => stay.id)).toEqual([
    ids['apia'],
    ids['suva'],
    ids['zermatt'],
  ]);
  expect(body.stays[2]).toMatchObject({ lat: 46.02, long: 7.75, location: 'Zermatt' });
  expect((await app.send('GET', body.stays[2].small)).headers['content-type']).toBe('image/webp');
});

test('What lies outside the window is not shown', async () => {
  expect(await found({ west: 7, south: 45, east: 8, north: 47 })).toEqual([ids['zermatt']]);
  expect(await found({ west: 0, south: 0, east: 1, north: 1 })).toEqual([]);
});

test('A window across the date line shows both of its sides', async () => {
  expect(await found({ west: 170, south: -30, east: -170, north: 0 })).toEqual([ids['apia'], ids['suva']]);
});

test('An archived stay leaves the map', async () => {
  await app.send('PUT', `/api/posts/${ids['suva']}/archive`, { as: author });
  expect(await found({ west: 170, south: -30, east: 180, north: 0 })).toEqual([]);
  await app.send('PUT', `/api/posts/${ids['suva']}/unarchive`, { as: author });
  expect(await found({ west: 170, south: -30, east: 180, north: 0 })).toEqual([ids['suva']]);
});

test.each([
  ['north beyond the pole', { north: 91 }, 'north'],
  ['west beyond the date line', { west: -181 }, 'west'],
  ['an edge that is no number', { south: 'low' }, 'south'],
] as const)('A window with %s is refused at its edge', async (_what, window, edge) => {
  const { status, body } = await inside(window);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(edge);
});
