import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { jpeg, postFormData } from '../../../test/stays/pictures.ts';

let app: TestApp;
let author: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  app = await startApp();
  [author, stranger] = [await createMember(app), await createMember(app)];
});

afterAll(() => app?.close());

const zermatt = {
  location: 'Hotel Bergkristall, Zermatt',
  lat: '46.0207',
  long: '7.7491',
  city: 'Zermatt',
  country: 'CH',
};

async function publish(
  fields: Record<string, string | string[]> = {},
  options: { pictures?: number; as?: TestMember } = {},
) {
  const form = await postFormData({ ...zermatt, caption: 'Snow to the sill.', ...fields }, options.pictures);
  const { status, body } = await app.send('POST', '/api/posts', { as: options.as ?? author, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.post;
}

test('A published post can be read by everyone, with its pictures, price, tags and place', async () => {
  const address = { street: 'Dorfweg 3', zip: '3920', city: 'Zermatt', state: 'Wallis', country: 'CH' };
  const post = await publish(
    { ...address, tags: 'Alps, snow,alps', hotel_price: '240.50', price_currency: 'CHF', price_per: 'night' },
    { pictures: 3 },
  );
  const { status, body } = await app.send('GET', `/api/posts/${post.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...address,
    caption: 'Snow to the sill.',
    location: zermatt.location,
    lat: 46.0207,
    long: 7.7491,
    hotel_name: 'Hotel Bergkristall',
    hotel_price: 240.5,
    price_currency: 'CHF',
    found: 3,
    tags: ['alps', 'snow'],
    username: author.username,
    archived: 0,
    can: { update: false },
  });
  expect(body.gallery).toHaveLength(2);
  expect(body.cover.file).toBe(body.file);
  expect(body.gallery.map(({ file }: { file: string }) => file)).not.toContain(body.file);
  const picture = await app.send('GET', body.cover.small);
  expect(picture.headers['content-type']).toBe('image/webp');
});

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of app.platform.storage.keys()) keys.push(key);
  return keys.sort();
}

test.each(['[]', '["new:1"]', '["new:0","new:2"]', '[1]', '["new:0","new:0"]'])(
  'A post with pictures ordered as %s, naming too few or unknown ones, is refused with all its pictures',
  async (order) => {
    const before = await storedKeys();
    const form = await postFormData({ ...zermatt, order }, 2);
    const { status, body } = await app.send('POST', '/api/posts', { as: author, form });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['order']]);
    expect(await storedKeys()).toEqual(before);
  },
);

test.each([
  ['no place', { location: '' }, 'location'],
  ['only spaces as place', { location: '   ' }, 'location'],
  ['a caption that is too long', { caption: 'x'.repeat(2201) }, 'caption'],
  ['a latitude off the globe', { lat: '91' }, 'lat'],
  ['a price that is no number', { hotel_price: 'cheap' }, 'hotel_price'],
  ['a hotel link that is no web address', { hotel_url: 'javascript:alert(1)' }, 'hotel_url'],
  ['31 tags', { tags: Array.from({ length: 31 }, (_, index) => `tag${index}`) }, 'tags'],
  ['a tag of 41 characters', { tags: 'x'.repeat(41) }, 'tags'],
  ['a NUL in the caption', { caption: 'a\0b' }, 'caption'],
])('A post with %s is refused at its field and leaves no trace', async (_what, fields, field) => {
  const form = await postFormData({ ...zermatt, ...fields });
  const { status, body } = await app.send('POST', '/api/posts', { as: stranger, form });
  expect(status).toBe(400);
  expect(Object.keys(body.errors).map((name) => name.split('.')[0])).toContain(field);
  expect((await app.send('GET', `/api/user/${stranger.id}/posts/0`)).body).toEqual([]);
});

test('A post without a picture is refused', async () => {
  const form = await postFormData(zermatt, 0);
  const { status, body } = await app.send('POST', '/api/posts', { as: author, form });
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('file');
});

test('A file that only pretends to be a picture is refused by its content', async () => {
  const form = await postFormData(zermatt, 0);
  form.append('file', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' }), 'photo.jpg');
  expect((await app.send('POST', '/api/posts', { as: author, form })).status).toBe(415);
});

test('A picture above 10 MB is refused with its size as the reason', async () => {
  const form = await postFormData(zermatt, 0);
  form.append('file', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'large.jpg');
  const { status, body } = await app.send('POST', '/api/posts', { as: author, form });
  expect(status).toBe(413);
  expect(body.code).toBe('pictures.too_large');
});

test.each([
  ['repeated fields', ['Alps', 'snow', 'ALPS']],
  ['a JSON array', '["Alps","snow","ALPS"]'],
  ['one text with commas', 'Alps, snow,ALPS'],
])('Tags come as %s, and each is kept once, whatever its case', async (_form, tags) => {
  expect((await publish({ tags })).tags).toEqual(['alps', 'snow']);
});

test('A tag has up to 40 characters, and a post up to 30 tags', async () => {
  const tags = Array.from({ length: 30 }, (_, index) => `${'x'.repeat(38)}${index + 10}`);
  expect((await publish({ tags })).tags.toSorted()).toEqual(tags);
});

test('Captions keep emoji, other scripts and what looks like HTML exactly as written', async () => {
  const caption = '🏔️ שלום مرحبا 東京 <b>bold</b> & "quotes"';
  expect((await publish({ caption })).caption).toBe(caption);
});

test('The author can change text, order and pictures of a post', async () => {
  const post = await publish({}, { pictures: 2 });
  const [first, second] = [post.cover, ...post.gallery];
  const form = await postFormData(
    {
      ...zermatt,
      caption: 'Changed.',
      order: JSON.stringify([second.id, 'new:0']),
      alt: JSON.stringify(['A window', 'A stair']),
    },
    0,
  );
  form.append('gallery[]', await jpeg({ width: 500 }), 'new.jpg');
  const { status, body } = await app.send('PUT', `/api/posts/${post.id}`, { as: author, form });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.post.caption).toBe('Changed.');
  expect(body.post.cover).toMatchObject({ id: second.id, alt: 'A window' });
  expect(body.post.gallery).toMatchObject([{ alt: 'A stair' }]);
  await app.runJobs();
  expect((await app.send('GET', first.file)).status).toBe(404);
});

test('A post can be sent as JSON where no file comes along', async () => {
  const post = await publish();
  const address = { street: 'Neue Gasse 1', zip: '3929', city: 'Täsch', state: 'Valais', country: 'CH' };
  const moved = { ...address, location: 'Chalet Arve, Täsch', lat: 46.0669, long: 7.7775 };
  const { status, body } = await app.send('PUT', `/api/posts/${post.id}`, {
    as: author,
    body: { ...moved, caption: 'As JSON', tags: ['one'] },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.post).toMatchObject({ ...moved, caption: 'As JSON', tags: ['one'] });
});

test('An archived post is visible to its author only, and comes back', async () => {
  const post = await publish();
  expect((await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author })).status).toBe(200);
  for (const as of [undefined, stranger])
    expect((await app.send('GET', `/api/posts/${post.id}`, { as })).status).toBe(404);
  expect((await app.send('GET', `/api/posts/${post.id}`, { as: author })).body.archived).toBe(1);
  const ids = async (flag: number) =>
    (await app.send('GET', `/api/user/${author.id}/posts/${flag}`, { as: author })).body.map(
      (one: { id: number }) => one.id,
    );
  expect(await ids(1)).toContain(post.id);
  expect(await ids(0)).not.toContain(post.id);
  await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: author });
  expect((await app.send('GET', `/api/posts/${post.id}`)).status).toBe(200);
});

test('The archived list of another member is never readable', async () => {
  expect((await app.send('GET', `/api/user/${author.id}/posts/1`, { as: stranger })).status).toBe(403);
  expect((await app.send('GET', `/api/user/${author.id}/posts/1`)).status).toBe(401);
});

test('A deleted post is gone with its pictures', async () => {
  const post = await publish();
  expect((await app.send('DELETE', `/api/posts/${post.id}`, { as: author })).body).toEqual({});
  expect((await app.send('GET', `/api/posts/${post.id}`)).status).toBe(404);
  await app.runJobs();
  expect((await app.send('GET', post.file)).status).toBe(404);
});

test.each([
  ['PUT', ''],
  ['DELETE', ''],
  ['PUT', '/archive'],
  ['PUT', '/unarchive'],
] as const)('Nobody but the author may %s a post%s', async (method, action) => {
  const post = await publish();
  const url = `/api/posts/${post.id}${action}`;
  const body = method === 'PUT' && action === '' ? zermatt : undefined;
  expect((await app.send(method, url, { as: stranger, body })).status).toBe(403);
  expect((await app.send(method, url, { body })).status).toBe(401);
  expect((await app.send('GET', `/api/posts/${post.id}`)).status).toBe(200);
});

test.each(['0', '-1', '99999999', '99999999999999999999', 'abc', '1.5', '%00', "1'--"])(
  'A post with the id %s does not exist, and says so',
  async (id) => {
    const { status, body } = await app.send('GET', `/api/posts/${id}`);
    expect([400, 404]).toContain(status);
    expect(body.code).toMatch(/^(request\.|posts\.not_found)/);
  },
);

test('Paging through a member’s posts meets each once, newest first', async () => {
  const writer = await createMember(app);
  for (let index = 0; index < 7; index += 1) await publish({ caption: `Night ${index}` }, { as: writer });
  const captions: string[] = [];
  let url: string | undefined = `/api/user/${writer.id}/posts/0?limit=3`;
  while (url !== undefined) {
    const { body, headers } = await app.send('GET', url);
    captions.push(...body.map((post: { caption: string }) => post.caption));
    url = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
  }
  expect(captions).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Night ${index}`));
});

test('A made-up cursor is refused, not guessed at', async () => {
  for (const cursor of ['nonsense', 'W10', 'WyJhIiwxXQ', '%F0%9F%8F%94']) {
    const { status } = await app.send('GET', `/api/posts/latest/0?cursor=${cursor}`);
    expect(status).toBe(400);
  }
});

test('A place search finds stays within 25 km, nearest first, and no others', async () => {
  const writer = await createMember(app);
  const at = (lat: number, long: number, caption: string) =>
    publish(
      { lat: String(lat), long: String(long), caption, location: `Pensione, ${caption}` },
      { as: writer },
    );
  await at(-10.2, 30.0, 'twenty-two');
  await at(-10.0, 30.0, 'here');
  await at(-10.0, 30.0, 'here, later');
  await at(-10.5, 30.0, 'fifty-five');
  await at(-10.2256, 30.0, 'twenty-five, and a hundred metres');
  await at(-10.2239, 30.0, 'nearly twenty-five');
  await at(-10.1, 30.0, 'eleven');
  const { body } = await app.send('GET', '/api/posts/0/nolocation/notags/-10/30');
  expect(body.map((post: { caption: string }) => post.caption)).toEqual([
    'here, later',
    'here',
    'eleven',
    'twenty-two',
    'nearly twenty-five',
  ]);
});

test('Around a point each hotel is listed once, by its nearest stay, however many stays come before the next', async () => {
  const writer = await createMember(app);
  const stay = (hotel: string, lat: number, caption: string) =>
    publish(
      {
        lat: String(lat),
        long: '60',
        caption,
        location: `${hotel}, Nearby`,
        hotel_name: hotel,
        city: 'Nearby',
      },
      { as: writer },
    );
  for (let night = 0; night < 8; night += 1) await stay('Hotel Busy Harbour', -30, `busy ${night}`);
  await stay('Hotel Quiet Hill', -30.1, 'quiet, farther');
  await stay('Hotel Quiet Hill', -30.05, 'quiet, nearer');
  await stay('Hotel Last Lamp', -30.15, 'last');
  const around = '/api/posts/0/nolocation/notags/-30/60';
  const { body, headers } = await app.send('GET', `${around}?each=hotel&limit=2`);
  expect(body.map((post: { hotel_name: string }) => post.hotel_name)).toEqual([
    'Hotel Busy Harbour',
    'Hotel Quiet Hill',
  ]);
  expect(body[1].caption).toBe('quiet, nearer');
  expect(headers['link']).toBeUndefined();
  expect((await app.send('GET', `${around}?each=hotel`)).body).toHaveLength(3);
  expect((await app.send('GET', `${around}?each=town`)).status).toBe(400);
});

test('A text search finds stays by hotel, city and country, without minding accents or case', async () => {
  const writer = await createMember(app);
  await publish({ location: 'Hôtel des Étoiles, Besançon', city: 'Besançon', country: 'FR' }, { as: writer });
  for (const text of ['hotel etoiles', 'BESANCON', 'besançon étoiles']) {
    const { body } = await app.send('GET', `/api/posts/0/${encodeURIComponent(text)}/notags/noLat/noLong`);
    expect(
      body.map((post: { city: string }) => post.city),
      text,
    ).toContain('Besançon');
  }
});

test('A region or country is searched as a whole, by its name in either language, also with coordinates', async () => {
  const writer = await createMember(app);
  const stay = { state: 'Tuscany', country: 'IT', lat: '42.44', long: '11.12' };
  await publish({ location: 'Locanda del Faro, Talamone', city: 'Talamone', ...stay }, { as: writer });
  const searched = async (text: string, where: string) =>
    (await app.send('GET', `/api/posts/0/${encodeURIComponent(text)}/notags/${where}`)).body.map(
      (post: { city: string }) => post.city,
    );
  for (const text of ['Toskana', 'Tuscany, Italy', 'Toskana, Italien'])
    expect(await searched(text, 'noLat/noLong'), text).toContain('Talamone');
  for (const text of ['Toskana, Italien', 'Italy'])
    expect(await searched(text, '43.4/11.1'), text).toContain('Talamone');
  expect(await searched('Tuscany, Germany', 'noLat/noLong')).not.toContain('Talamone');
  expect(await searched('Florence, Tuscany, Italy', '43.77/11.25')).not.toContain('Talamone');
});

test('A town is found by its name in any language, alone, with its country and beside the name of a hotel', async () => {
  const writer = await createMember(app);
  for (const [location, city, country] of [
    ['Pension Donauwalzer, Vienna', 'Vienna', 'AT'],
    ['Isarhof, München', 'München', 'DE'],
    ['Domblick, Cologne', 'Cologne', 'DE'],
    ['Hornblick, Zermatt', 'Zermatt', 'CH'],
  ])
    await publish({ location: location ?? '', city: city ?? '', country: country ?? '' }, { as: writer });
  for (const [text, hotel] of [
    ['Wien', 'Donauwalzer'],
    ['Wien, Österreich', 'Donauwalzer'],
    ['Vienna, Austria', 'Donauwalzer'],
    ['donauwalzer wien', 'Donauwalzer'],
    ['Munich', 'Isarhof'],
    ['München', 'Isarhof'],
    ['Köln', 'Domblick'],
    ['Cologne', 'Domblick'],
    ['Zermatt, Switzerland', 'Hornblick'],
    ['Zermatt, Schweiz', 'Hornblick'],
  ]) {
    const path = `/api/posts/0/${encodeURIComponent(text ?? '')}/notags/noLat/noLong`;
    const names = (await app.send('GET', path)).body.map((post: { location: string }) => post.location);
    expect(names.join(), text).toContain(hotel);
  }
});

test('A country is found by its name in either language', async () => {
  const writer = await createMember(app);
  await publish({ location: 'Agriturismo Ulivo, Pienza', city: 'Pienza', country: 'IT' }, { as: writer });
  for (const text of ['Italy', 'Italien', 'italien']) {
    const { body } = await app.send('GET', `/api/posts/0/${text}/notags/noLat/noLong`);
    expect(
      body.map((post: { city: string }) => post.city),
      text,
    ).toContain('Pienza');
  }
});

test.each(['%%%', '%', '_', '\\', '🏔️'])(
  'A search for %s, which names nothing, finds nothing',
  async (text) => {
    await publish();
    const { status, body } = await app.send(
      'GET',
      `/api/posts/0/${encodeURIComponent(text)}/notags/noLat/noLong`,
    );
    expect([status, body]).toEqual([200, []]);
  },
);

test('A new cover goes first, further new pictures last', async () => {
  const post = await publish({}, { pictures: 2 });
  const before = [post.cover.id, post.gallery[0].id];
  const form = await postFormData(zermatt, 0);
  form.append('gallery[]', await jpeg({ width: 400 }), 'beside.jpg');
  form.append('file', await jpeg({ width: 500 }), 'cover.jpg');
  const { body } = await app.send('PUT', `/api/posts/${post.id}`, { as: author, form });
  expect(body.post.cover.width).toBe(500);
  expect(body.post.gallery.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual(before);
  expect(body.post.gallery[2].width).toBe(400);
});
