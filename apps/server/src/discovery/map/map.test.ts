import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

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
const query = (fields: Partial<Window> & Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries({ ...whole, ...fields }).map(([name, value]): [string, string] => [name, String(value)]),
  );
const inside = (window: Partial<Window>) => app.send('GET', `/api/map/stays?${query(window)}`);
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
  expect(body.stays[2]).toMatchObject({ lat: 46.02, long: 7.75, location: 'Zermatt', hotel_name: null });
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

test('The stays behind a window come in full, newest first, page by page and each once', async () => {
  const first = await app.send('GET', `/api/map/posts?${query({ limit: 2 })}`);
  expect(first.body.map((post: { id: number }) => post.id)).toEqual([ids['apia'], ids['suva']]);
  expect(first.body[0]).toMatchObject({
    location: 'Apia',
    username: author.username,
    caption: expect.any(String),
  });
  const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await app.send('GET', `/api/map/posts?${query({ limit: 2 })}&cursor=${cursor}`);
  expect(second.body.map((post: { id: number }) => post.id)).toEqual([ids['zermatt']]);
  expect(second.headers['link']).toBeUndefined();
});

test('A cursor that no page gave is refused', async () => {
  const { status, body } = await app.send('GET', `/api/map/posts?${query({ cursor: 'nonsense' })}`);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('cursor');
});

test('Whom a member has blocked is not on their map', async () => {
  const viewer = await createMember(app);
  await app.send('POST', '/api/blocks', { as: viewer, body: { user_id: author.id } });
  for (const list of ['stays', 'posts']) {
    const { body } = await app.send('GET', `/api/map/${list}?${query({})}`, { as: viewer });
    expect(body.stays ?? body).toEqual([]);
  }
});

test('A map is labelled with the towns inside it, in the reader’s language', async () => {
  const alps = { west: 8, south: 45, east: 12, north: 46 };
  const names = async (language: string) => {
    const { body } = await app.send('GET', `/api/map/towns?${query({ ...alps, language })}`);
    return body.towns.map((town: { name: string }) => town.name);
  };
  expect((await names('en'))[0]).toBe('Milan');
  expect((await names('de'))[0]).toBe('Mailand');
  expect((await names('en')).length).toBeLessThanOrEqual(60);
});

test('A map begins where most of the newest stays are', async () => {
  await app.send('POST', '/api/posts', { as: author, form: await postFormData(places.zermatt) });
  const { body } = await app.send('GET', '/api/map/origin?language=de');
  expect(body.origin).toEqual({ place: 'Zermatt, Wallis, Schweiz', lat: 46.02, long: 7.75 });
});

test('Where the operator offers no street map, none is named', async () => {
  expect((await app.send('GET', '/api/map/tiles')).body).toEqual({ tiles: null });
});
