import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  app = await startApp();
  anna = await createMember(app, { username: 'anna.lake', name: 'Annabelle' });
  ben = await createMember(app, { username: 'ben', name: 'Benedikt' });
});

afterAll(() => app?.close());

const follow = (as: TestMember, whom: { id: number }) =>
  app.send('POST', '/api/follows', { as, body: { user_id: whom.id, follower_id: as.id } });
const names = (list: { username: string }[]) => list.map((member) => member.username);

test('Following shows in both lists, in the counts and in the check, until it is ended', async () => {
  const { status, body } = await follow(anna, ben);
  expect(status).toBe(200);
  expect(body.follow).toMatchObject({ user_id: ben.id, follower_id: anna.id });
  const followers = await app.send('GET', `/api/users/${ben.id}/followers`, { as: ben });
  expect(followers.body).toMatchObject([{ username: 'anna.lake', follow_id: null, mutualFollower: false }]);
  const following = await app.send('GET', `/api/users/${anna.id}/following`, { as: anna });
  expect(following.body).toMatchObject([{ username: 'ben', follow_id: body.follow.id, followers: 1 }]);
  const profile = async (member: TestMember) =>
    (await app.send('GET', `/api/users/username/${member.username}`)).body;
  expect([await profile(ben), await profile(anna)]).toMatchObject([
    { followers: 1, following: 0 },
    { followers: 0, following: 1 },
  ]);
  const check = `/api/follows/checkFollow/${ben.id}/${anna.id}`;
  expect((await app.send('GET', check, { as: anna })).body).toEqual([body.follow]);

  expect((await app.send('DELETE', `/api/follows/${body.follow.id}`, { as: anna })).body).toEqual({});
  expect((await app.send('GET', check, { as: anna })).body).toEqual([]);
  expect([await profile(ben), await profile(anna)]).toMatchObject([{ followers: 0 }, { following: 0 }]);
});

test('Two members who follow each other see it in their lists', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  await follow(one, other);
  await follow(other, one);
  await follow(one, ben);
  const read = async (list: string) =>
    (await app.send('GET', `/api/users/${one.id}/${list}`, { as: one })).body;
  expect(await read('followers')).toMatchObject([{ id: other.id, mutualFollower: true }]);
  expect(await read('following')).toMatchObject([
    { id: ben.id, mutualFollower: false },
    { id: other.id, mutualFollower: true },
  ]);
});

test('A second follow answers the first record, even when both arrive at once', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const answers = await Promise.all(Array.from({ length: 5 }, () => follow(one, other)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.follow.id)).size).toBe(1);
  expect((await app.send('GET', `/api/users/username/${other.username}`)).body.followers).toBe(1);
});

test.each([
  ['oneself', () => anna.id, 409],
  ['nobody', () => 99_999_999, 404],
  ['a negative id', () => -1, 400],
  ['a huge id', () => Number.MAX_SAFE_INTEGER + 1, 400],
  ['a word', () => 'ben', 400],
  ['nothing', () => undefined, 400],
])('Following %s is refused with its reason', async (_whom, user_id, expected) => {
  const { status, body } = await app.send('POST', '/api/follows', { as: anna, body: { user_id: user_id() } });
  expect(status).toBe(expected);
  expect(body.detail).not.toBe('');
});

test('A follow in someone else’s name is refused, and so is one without a session', async () => {
  const body = { user_id: ben.id, follower_id: ben.id + 1_000 };
  expect((await app.send('POST', '/api/follows', { as: anna, body })).status).toBe(403);
  expect((await app.send('POST', '/api/follows', { body: { user_id: ben.id } })).status).toBe(401);
  expect((await app.send('GET', `/api/users/${ben.id}/followers`)).status).toBe(401);
  expect((await app.send('GET', `/api/follows/checkFollow/${anna.id}/${ben.id}`, { as: anna })).status).toBe(
    403,
  );
});

test('Only the follower may end a follow', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const { id } = (await follow(one, other)).body.follow;
  expect((await app.send('DELETE', `/api/follows/${id}`, { as: other })).status).toBe(404);
  expect((await app.send('DELETE', `/api/follows/${id}`)).status).toBe(401);
  expect((await app.send('DELETE', '/api/follows/99999999', { as: one })).status).toBe(404);
  expect((await app.send('DELETE', `/api/follows/${id}`, { as: one })).status).toBe(200);
});

test('The lists of someone who does not exist are not found', async () => {
  for (const list of ['followers', 'following'])
    expect((await app.send('GET', `/api/users/99999999/${list}`, { as: anna })).status).toBe(404);
});

test('Whatever the page size, a list of followers meets each of them once, newest first', async () => {
  const star = await createMember(app);
  const fans: TestMember[] = [];
  for (let index = 0; index < 11; index += 1) {
    const fan = await createMember(app);
    await follow(fan, star);
    fans.unshift(fan);
  }
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 15 }), async (limit) => {
      const pages = await readPages<{ id: number }>(app, {
        url: `/api/users/${star.id}/followers`,
        as: anna,
        limit,
      });
      expect(pages.flat().map(({ id }) => id)).toEqual(fans.map(({ id }) => id));
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 8 },
  );
});

test.each([
  ['anna.lake', 'anna.lake'],
  ['@anna.lake', 'anna.lake'],
  ['ANNA', 'anna.lake'],
  ['Anabelle', 'anna.lake'],
  ['an', 'anna.lake'],
])('Searching for %s finds %s', async (text, username) => {
  const { body } = await app.send('GET', `/api/users/findbyusername/${encodeURIComponent(text)}/${ben.id}`, {
    as: ben,
  });
  expect(names(body)).toContain(username);
});

test('A search finds everyone but the searcher, and takes any sign for what it is', async () => {
  const search = (text: string) =>
    app.send('GET', `/api/users/findbyusername/${encodeURIComponent(text)}/${ben.id}`, { as: ben });
  expect(names((await search('ben')).body)).not.toContain('ben');
  for (const text of ['%', '_', "'; drop table users; --", '🏔️', 'שלום', '\\', '%25', 'a/b']) {
    const { status } = await search(text);
    expect(status, text).toBe(200);
  }
  expect((await search('x'.repeat(61))).status).toBe(400);
  expect((await app.send('GET', `/api/users/findbyusername/ben/${anna.id}`, { as: ben })).status).toBe(403);
  expect((await app.send('GET', '/api/users/findbyusername/ben/0')).status).toBe(401);
});

test('A block ends follows both ways and hides each from the other in every list, until it is lifted', async () => {
  const [one, other, third] = [
    await createMember(app, { username: 'blocker.one' }),
    await createMember(app, { username: 'blocked.two' }),
    await createMember(app),
  ];
  for (const [from, to] of [
    [one, other],
    [other, one],
    [third, one],
    [third, other],
    [one, third],
    [other, third],
  ] as const)
    await follow(from, to);
  const post = await publishPost(app, {
    as: other,
    fields: {
      location: 'Hidden House, Graz',
      hotel_name: 'Hidden House',
      city: 'Graz',
      lat: '47.07',
      long: '15.44',
    },
  });
  const recommended = { location: 'Hotel Secret' };
  await app.send('POST', '/api/saveHotelRecommendations', { as: other, body: recommended });
  await app.send('POST', '/api/postfavorites', { as: one, body: { post_id: post.id } });
  expect((await app.send('POST', '/api/blocks', { as: one, body: { user_id: other.id } })).body).toEqual({});

  const lists = (viewer: TestMember) => [
    `/api/users/${viewer.id}/followers`,
    `/api/users/${viewer.id}/following`,
    `/api/users/${third.id}/followers`,
    `/api/users/${third.id}/following`,
    `/api/users/findbyusername/block/${viewer.id}`,
    `/api/posts/latest/${viewer.id}`,
    `/api/posts/${viewer.id}/Graz/notags/noLat/noLong`,
    '/api/users/followers/allposts',
    '/api/feed/discover',
    '/api/postfavorites/user',
    '/api/hotelRecommendations',
    '/api/notifications',
    '/api/invites',
    '/api/map/stays?west=-180&south=-90&east=180&north=90',
    `/api/hotels/${post.hotel_slug}/posts`,
    `/api/users/username/${third.username}/recommendations`,
  ];
  for (const [viewer, hidden] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const url of lists(viewer)) {
      const { status, body } = await app.send('GET', url, { as: viewer });
      expect(status, url).toBe(200);
      expect(JSON.stringify(body), url).not.toContain(`"${hidden.username}"`);
    }
  }
  const points = (await app.send('GET', '/api/map/stays?west=-180&south=-90&east=180&north=90', { as: one }))
    .body;
  expect(points.stays.map((stay: { id: number }) => stay.id)).not.toContain(post.id);
  const profileOf = (member: TestMember, as: TestMember) =>
    app.send('GET', `/api/users/username/${member.username}`, { as });
  expect((await profileOf(one, other)).status).toBe(404);
  expect((await profileOf(other, one)).body).toMatchObject({ blocked: true, can: { follow: false } });
  expect((await profileOf(third, one)).body.blocked).toBe(false);
  expect((await app.send('GET', `/api/posts/${post.id}`, { as: one })).status).toBe(404);
  for (const list of ['followers', 'following'])
    expect((await app.send('GET', `/api/users/${one.id}/${list}`, { as: other })).status, list).toBe(404);
  const stays = (of: TestMember, as: TestMember) => app.send('GET', `/api/user/${of.id}/posts/0`, { as });
  expect((await stays(one, other)).status).toBe(404);
  expect((await stays(other, one)).body).toEqual([]);
  expect((await follow(one, other)).status).toBe(404);
  expect((await follow(other, one)).status).toBe(404);
  expect(names((await app.send('GET', '/api/blocks', { as: one })).body)).toEqual([other.username]);
  expect((await app.send('GET', '/api/blocks', { as: other })).body).toEqual([]);

  expect((await app.send('DELETE', `/api/blocks/${other.id}`, { as: one })).status).toBe(200);
  expect((await follow(one, other)).status).toBe(200);
});

test('Nobody can block themselves or someone who does not exist', async () => {
  expect((await app.send('POST', '/api/blocks', { as: anna, body: { user_id: anna.id } })).status).toBe(409);
  expect((await app.send('POST', '/api/blocks', { as: anna, body: { user_id: 99_999_999 } })).status).toBe(
    404,
  );
  expect((await app.send('POST', '/api/blocks', { body: { user_id: anna.id } })).status).toBe(401);
});

test('Members who were found are read page by page, each once, best match first', async () => {
  for (let index = 0; index < 7; index += 1) await createMember(app, { username: `pagina${index}` });
  const url = `/api/users/findbyusername/pagina/${anna.id}`;
  const whole = (await app.send('GET', `${url}?limit=50`, { as: anna })).body;
  const pages = await readPages(app, { url, as: anna, limit: 3 });
  expect(whole.length).toBeGreaterThanOrEqual(7);
  expect(pages.flat()).toEqual(whole);
  expect(pages.length).toBeGreaterThan(2);
});
