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

interface Spot {
  count: number;
  lat: number;
  long: number;
  window: Window;
  stay: { id: number };
}

const spotsOf = async (window: Partial<Window>, zoom: number, as?: TestMember) => {
  const { status, body } = await app.send('GET', `/api/map/spots?${query({ ...window, zoom })}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { spots: Spot[]; total: number };
};

test('Nearby stays form one spot, which splits as the map zooms in', async () => {
  const { body } = await app.send('POST', '/api/posts', {
    as: author,
    form: await postFormData({ location: 'Saas-Fee', lat: '46.11', long: '7.93' }),
  });
  const alps = { west: 7, south: 45, east: 9, north: 47 };
  const far = await spotsOf(alps, 5);
  expect(far).toMatchObject({ total: 2, spots: [{ count: 2, stay: { id: body.post.id } }] });
  expect(far.spots[0]?.window).toEqual({ west: 7.75, south: 46.02, east: 7.93, north: 46.11 });
  const near = await spotsOf(alps, 11);
  expect(near.spots.map(({ count, lat, long, stay }) => [count, lat, long, stay.id]).sort()).toEqual([
    [1, 46.02, 7.75, ids['zermatt']],
    [1, 46.11, 7.93, body.post.id],
  ]);
  expect((await spotsOf({}, 0)).total).toBe(4);
  await app.send('DELETE', `/api/posts/${body.post.id}`, { as: author });
});

test('A spot at the edge counts all its stays, though only some are in the window', async () => {
  const { body } = await app.send('POST', '/api/posts', {
    as: author,
    form: await postFormData({ location: 'Breuil', lat: '45.98', long: '7.7' }),
  });
  const half = await spotsOf({ west: 7.72, south: 46, east: 7.8, north: 46.1 }, 6);
  expect(half).toMatchObject({ total: 1, spots: [{ count: 2, stay: { id: body.post.id } }] });
  await app.send('DELETE', `/api/posts/${body.post.id}`, { as: author });
});

test('A map window across the date line shows both sides, without archived or blocked stays', async () => {
  const pacific = { west: 170, south: -30, east: -170, north: 0 };
  const { spots, total } = await spotsOf(pacific, 8);
  expect([total, new Set(spots.map(({ stay }) => stay.id))]).toEqual([
    2,
    new Set([ids['suva'], ids['apia']]),
  ]);
  await app.send('PUT', `/api/posts/${ids['suva']}/archive`, { as: author });
  expect((await spotsOf(pacific, 8)).total).toBe(1);
  await app.send('PUT', `/api/posts/${ids['suva']}/unarchive`, { as: author });
  const viewer = await createMember(app);
  await app.send('POST', '/api/blocks', { as: viewer, body: { user_id: author.id } });
  expect(await spotsOf({}, 2, viewer)).toEqual({ spots: [], total: 0 });
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

test('The operator’s street map is named with its address and attribution', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Street mappers' };
  const mapped = await startApp({ MAPS_TILES_URL: tiles.url, MAPS_TILES_ATTRIBUTION: tiles.attribution });
  expect((await mapped.send('GET', '/api/map/tiles')).body).toEqual({ tiles });
  await mapped.close();
});
