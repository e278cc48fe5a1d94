import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const follow = (as: TestMember, whom: TestMember) =>
  app.send('POST', '/api/follows', { as, body: { user_id: whom.id } });
const mute = (as: TestMember, whom: { id: number }) =>
  app.send('POST', '/api/mutes', { as, body: { user_id: whom.id } });
const muted = async (as: TestMember) =>
  (await app.send('GET', '/api/mutes', { as })).body.map(({ username }: TestMember) => username);
const read = async (url: string, as: TestMember) => {
  const { status, body } = await app.send('GET', url, { as });
  expect(status, url).toBe(200);
  return body;
};

test('Of a muted member nothing comes to who muted them, until it is lifted; the muted member notices nothing', async () => {
  const [one, other, stranger] = [await createMember(app), await createMember(app), await createMember(app)];
  await follow(one, other);
  await publishPost(app, { as: other });
  await publishPost(app, { as: stranger });
  await follow(stranger, one);
  const recommended = { location: 'Hotel Quiet' };
  await app.send('POST', '/api/saveHotelRecommendations', { as: other, body: recommended });
  await follow(other, one);
  const comes = [
    `/api/posts/latest/${one.id}`,
    `/api/posts/latest/${one.id}?limit=5`,
    '/api/hotelRecommendations',
    '/api/notifications',
  ];
  const ofOther = [...comes, '/api/users/followers/allposts', '/api/users/followers/allposts?limit=50'];
  const ofStranger = [
    '/api/feed/discover',
    '/api/invites',
    '/api/notifications',
    `/api/posts/latest/${one.id}`,
  ];
  const seen = async (urls: string[], whom: TestMember) => {
    const shown = await Promise.all(
      urls.map(async (url) => JSON.stringify(await read(url, one)).includes(`"${whom.username}"`)),
    );
    return urls.filter((_, index) => shown[index]);
  };
  expect(await seen(ofOther, other)).toEqual(ofOther);
  expect(await seen(ofStranger, stranger)).toEqual(ofStranger);
  const before = (await read('/api/notifications/unread', one)).unread;

  for (const whom of [other, stranger]) {
    expect((await mute(one, whom)).body).toEqual({});
    expect((await mute(one, whom)).status).toBe(200);
  }
  expect(await seen(ofOther, other)).toEqual([]);
  expect(await seen(ofStranger, stranger)).toEqual([]);
  expect((await read('/api/notifications/unread', one)).unread).toBe(before - 2);
  expect(new Set(await muted(one))).toEqual(new Set([stranger.username, other.username]));

  expect(await read(`/api/users/username/${other.username}`, one)).toMatchObject({
    muted: true,
    blocked: false,
    can: { follow: true },
  });
  const profile = [`/api/user/${other.id}/posts/0`, `/api/users/username/${other.username}/recommendations`];
  for (const url of profile) expect(await read(url, one), url).not.toEqual([]);
  expect(await read(`/api/users/username/${one.username}`, other)).toMatchObject({ muted: false });
  expect(await muted(other)).toEqual([]);
  await publishPost(app, { as: one });
  expect(JSON.stringify(await read('/api/users/followers/allposts', other))).toContain(`"${one.username}"`);

  for (const whom of [other, stranger]) await app.send('DELETE', `/api/mutes/${whom.id}`, { as: one });
  expect(await seen(ofOther, other)).toEqual(ofOther);
  expect(await muted(one)).toEqual([]);
});

test('A muted member is in no list, search or map; profile and posts open, and others see no difference', async () => {
  const [one, other, third] = [await createMember(app), await createMember(app), await createMember(app)];
  const tag = `quiet${other.id}`;
  const fields = { hotel_name: 'Hotel Quiet', lat: '46.0207', long: '7.7491', tags: [tag] };
  const { id, hotel_slug } = await publishPost(app, { as: other, fields });
  const view = 'west=7.7&south=46&east=7.8&north=46.1';
  const lists = (viewer: { id: number }) => [
    `/api/hotels/${hotel_slug}/posts`,
    `/api/hotels/${hotel_slug}/posts?limit=7`,
    `/api/tags/${tag}/posts`,
    `/api/posts/${viewer.id}/Zermatt/notags/46.0207/7.7491`,
    `/api/posts/${viewer.id}/quiet/notags/noLat/noLong`,
    `/api/map/posts?${view}`,
    `/api/map/stays?${view}`,
    `/api/map/spots?${view}&zoom=9`,
  ];
  const shown = async (as: TestMember) => {
    const found: string[] = [];
    for (const url of lists(as)) if (idsIn(await read(url, as)).has(id)) found.push(url);
    return found;
  };
  expect(await shown(one)).toEqual(lists(one));

  await mute(one, other);
  expect(await shown(one)).toEqual([]);
  expect(await shown(third)).toEqual(lists(third));
  expect(await shown(other)).toEqual(lists(other));
  expect(idsIn(await read(`/api/user/${other.id}/posts/0`, one))).toContain(id);
  expect((await read(`/api/posts/${id}`, one)).id).toBe(id);
});

/** Every id anywhere in an answer. */
function idsIn(answer: unknown, found = new Set<number>()): Set<number> {
  if (typeof answer !== 'object' || answer === null) return found;
  for (const [name, value] of Object.entries(answer)) {
    if (name === 'id' && typeof value === 'number') found.add(value);
    idsIn(value, found);
  }
  return found;
}

test('Nobody mutes themselves, someone who does not exist, or who has blocked them', async () => {
  const [one, blocker] = [await createMember(app), await createMember(app)];
  await app.send('POST', '/api/blocks', { as: blocker, body: { user_id: one.id } });
  expect((await mute(one, one)).status).toBe(409);
  for (const whom of [{ id: 99_999_999 }, blocker]) expect((await mute(one, whom)).status).toBe(404);
  expect((await app.send('POST', '/api/mutes', { body: { user_id: one.id } })).status).toBe(401);
  expect(await muted(one)).toEqual([]);
});
