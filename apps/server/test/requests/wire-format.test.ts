import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let sandbox: TestSandbox;
let app: TestApp;
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  [anna, ben] = [await createMember(app), await createMember(app)];
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Names separated by spaces. */
const has = (record: object, names: string) =>
  expect(Object.keys(record)).toEqual(expect.arrayContaining(names.split(' ')));
const get = async (url: string, as?: TestMember) => {
  const { status, body } = await app.send('GET', url, { as });
  expect([url, status]).toEqual([url, 200]);
  return body;
};

test('A signed-in user carries id, username, name, last name, e-mail, biography and picture', async () => {
  const { body } = await app.send('POST', '/api/login', {
    body: { email: anna.email, password: anna.password, remember_me: false },
  });
  expect(Object.keys(body).sort()).toEqual(['token', 'user']);
  has(body.user, 'id username name last_name email bio file');
  expect(await get('/api/me', anna)).toEqual({ user: body.user });
});

test('Members and lists of members carry their counts, pictures and whether both follow each other', async () => {
  const { body } = await app.send('POST', '/api/follows', {
    as: ben,
    body: { user_id: anna.id, follower_id: ben.id },
  });
  expect(Object.keys(body.follow).sort()).toEqual(['follower_id', 'id', 'user_id']);
  has(
    await get(`/api/users/username/${anna.username}`),
    'id name last_name username file bio followers following mutualFollower',
  );
  const [row] = await get(`/api/users/${anna.id}/followers`, anna);
  has(row, 'id name last_name username file followers following mutualFollower');
  const [found] = await get(`/api/users/findbyusername/${ben.username}/${anna.id}`, anna);
  has(found, 'id username followers following');
});

const postFields =
  'id file caption location hotel_price hotel_link username name image archived found favorite names source_post_id lat long street zip city state country tags gallery';

test('A post has all of its fields in every list, absent ones as null', async () => {
  const { id } = await publishPost(app, { as: anna, fields: { tags: 'alps' } });
  await app.send('POST', '/api/postfavorites', { as: ben, body: { user_id: ben.id, post_id: id } });
  const lists = [
    [await get(`/api/posts/${id}`)],
    await get('/api/posts/latest/0'),
    await get(`/api/user/${anna.id}/posts/0`),
    await get('/api/posts/0/Zermatt/notags/noLat/noLong'),
    await get('/api/users/followers/allposts', ben),
    await get('/api/postfavorites/user', ben),
  ];
  for (const [post] of lists) {
    has(post, `${postFields} price_currency created_at source_url thumbhash width height alt commercial`);
    expect(post).toMatchObject({
      id,
      archived: 0,
      hotel_price: null,
      street: null,
      favorite: 1,
      gallery: [],
    });
    expect([0, 1, 2, 3]).toContain(post.found);
    expect(new Date(post.created_at).toISOString()).toBe(post.created_at);
  }
  const [tag] = await get(`/api/posts/${id}/tags`);
  expect(tag.name.en).toBe('alps');
  await app.send('PUT', `/api/posts/${id}/archive`, { as: anna });
  const [putAway] = await get(`/api/user/${anna.id}/posts/1`, anna);
  has(putAway, postFields);
  expect(putAway).toMatchObject({ id, archived: 1 });
});

test('The latest posts are everyone’s, newest first, without archived ones', async () => {
  const first = await publishPost(app, { as: anna });
  const second = await publishPost(app, { as: ben });
  const hidden = await publishPost(app, { as: ben });
  await app.send('PUT', `/api/posts/${hidden.id}/archive`, { as: ben });
  const ids = (await get('/api/posts/latest/0')).map((post: { id: number }) => post.id);
  expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
  expect(ids).not.toContain(hidden.id);
});

test('A favourite names member and post, and the id by which it is taken back', async () => {
  const { id } = await publishPost(app, { as: anna });
  const { body } = await app.send('POST', '/api/postfavorites', { as: ben, body: { post_id: id } });
  expect(body.post).toMatchObject({ user_id: ben.id, post_id: id });
  expect((await app.send('DELETE', `/api/postfavorites/${body.post.id}`, { as: ben })).body).toEqual({});
});

test('A handle search and a save answer in the form of their own, and scanned posts look like posts', async () => {
  const page = await get('/api/newposts/0/nolocation/lena.wanders/noLat/noLong');
  has(page, 'success posts scanPostCount pagination source error');
  expect(page.scanPostCount).toBeLessThanOrEqual(50);
  has(page.posts[0], `postId ${postFields.replace('id ', '')}`);
  const { body } = await app.send('POST', '/api/instagram/save', {
    as: ben,
    body: {
      posts: page.posts.slice(0, 2),
      handle: 'lena.wanders',
      location: 'nolocation',
      lat: 'noLat',
      long: 'noLong',
      ts: 1_700_000_000_000,
      user_id: ben.id,
    },
  });
  expect(body).toMatchObject({ success: true, saved_count: 2, skipped_count: 0, skipped: [] });
  const again = await app.send('POST', '/api/instagram/save', {
    as: ben,
    body: { posts: page.posts.slice(0, 1), handle: 'lena.wanders' },
  });
  expect(again.body).toMatchObject({ success: true, saved_count: 0, skipped_count: 1 });
  expect(again.body.skipped[0].message).toBe('Already among your stays.');
});

test('An imported caption has at most 10,000 characters', async () => {
  const save = (length: number) => {
    const text = 'Two nights at Hotel Bergkristall in Zermatt. '.repeat(230);
    const post = {
      postId: String(length),
      source_post_id: String(length),
      caption: `${text.slice(0, length - 1)}.`,
    };
    const body = { posts: [post], handle: 'lena.wanders' };
    return app.send('POST', '/api/instagram/save', { as: ben, body });
  };
  expect((await save(10_000)).body).toMatchObject({ success: true, saved_count: 1 });
  expect((await save(10_001)).status).toBe(400);
});

test('Recommendations and invitations carry their place and people', async () => {
  const { body } = await app.send('POST', '/api/saveHotelRecommendations', {
    as: anna,
    body: { location: 'Pensione Aurora', user_id: anna.id, username: anna.username },
  });
  has(body.recommendation, 'location lat long street zip city state country user_id username to_username');
  const [hotel] = await get('/api/hotelRecommendations', ben);
  has(hotel, 'location lat long street zip city state country user_id username to_username');
  await createMember(app);
  const [person] = await get('/api/invites', anna);
  has(person, 'id username location');
});

test('Figures and bank details come as the first item of an array, with the names of the wire format', async () => {
  const [figures] = await get(`/api/users/${anna.id}/analytics`, anna);
  has(
    figures,
    'bookings_number bookings_percentage clicks_number clicks_percentage comission_number comission_percentage earnings_number earnings_percentage',
  );
  const details = {
    name: 'Zürcher Kantonalbank',
    clearing_number: '762',
    adresse: 'Bahnhofstrasse 9, 8001 Zürich',
    iban: 'CH93 0076 2011 6238 5295 7',
    acc_number: '1162-3852.957',
    user_id: anna.id,
  };
  const made = await app.send('POST', '/api/bankdetails', { as: anna, body: details });
  expect(made.status).toBe(200);
  const [record] = await get(`/api/users/${anna.id}/bankdetails`, anna);
  has(record, 'id name clearing_number adresse iban acc_number user_id');
});

test('Lists have twenty items by default and fifty at most, and link their next page', async () => {
  for (let index = 0; index < 21; index += 1) await publishPost(app, { as: ben });
  const url = `/api/user/${ben.id}/posts/0`;
  const { body, headers } = await app.send('GET', url);
  expect(body).toHaveLength(20);
  expect(headers['link']).toMatch(/<[^>]*cursor=[^>]+>;\s*rel="next"/);
  expect((await app.send('GET', `${url}?limit=50`)).body.length).toBeGreaterThan(20);
  for (const limit of ['0', '51', 'x'])
    expect((await app.send('GET', `${url}?limit=${limit}`)).status).toBe(400);
});

test('The next page’s address keeps the list’s own parameters and no others', async () => {
  const asked = `/api/user/${ben.id}/posts/0?limit=2&utm_source=a&token=b&%5B%5D=c&constructor=d`;
  const { headers, status } = await app.send('GET', asked);
  expect(status).toBe(200);
  const next = /<([^>]*)>/.exec(headers['link'] ?? '')?.[1] ?? '';
  expect([...new URLSearchParams(next.split('?')[1]).keys()]).toEqual(['limit', 'cursor']);
  expect((await app.send('GET', next)).body).toHaveLength(2);
});

test('Errors are problem details with a code, and name the fields that are wrong', async () => {
  const { status, body, headers } = await app.send('POST', '/api/contact', { body: { name: '' } });
  expect(status).toBe(400);
  expect(headers['content-type']).toContain('application/problem+json');
  has(body, 'type title status detail errors code');
  expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  const german = await app.send('GET', '/api/posts/99999999', { headers: { 'accept-language': 'de' } });
  expect(german.status).toBe(404);
  expect(german.body.detail).not.toMatch(/This post does not exist/);
});
