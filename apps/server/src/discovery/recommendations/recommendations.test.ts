import { phrases } from '@staylore/phrases/phrases';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { readPages } from '../../../test/stays/lists.ts';

let app: TestApp;
let giver: TestMember;
let follower: TestMember;
let stranger: TestMember;
/** May recommend to a named member. */
let concierge: TestMember;

beforeAll(async () => {
  app = await startApp();
  giver = await createMember(app);
  follower = await createMember(app);
  stranger = await createMember(app);
  concierge = await createMember(app);
  await app.platform.db
    .updateTable('users')
    .set({ permissions: ['recommend_on_behalf'] })
    .where('id', '=', concierge.id)
    .execute();
  await app.send('POST', '/api/follows', { as: follower, body: { user_id: giver.id } });
});

afterAll(() => app?.close());

const aurora = {
  location: 'Pensione Aurora, Napoli',
  lat: '40.85',
  long: '14.27',
  street: 'Via Toledo 1',
  zip: '80134',
  city: 'Napoli',
  state: 'Campania',
  country: 'IT',
};
const recommend = (as: TestMember, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...aurora,
    user_id: String(as.id),
    username: as.username,
    ...fields,
  }))
    form.append(name, value);
  return app.send('POST', '/api/saveHotelRecommendations', { as, form });
};
const seen = async (as: TestMember, url = '/api/hotelRecommendations') =>
  (await app.send('GET', url, { as })).body.map((hotel: { id: number }) => hotel.id);
const listOf = (member: TestMember) => `/api/users/username/${member.username}/recommendations`;

test('A recommendation is shown to followers, with its full address, and on the profile', async () => {
  const { status, body } = await recommend(giver);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.recommendation).toMatchObject({
    ...aurora,
    lat: 40.85,
    long: 14.27,
    username: giver.username,
    to_username: null,
  });
  const { id } = body.recommendation;
  expect(await seen(follower)).toContain(id);
  expect(await seen(stranger)).not.toContain(id);
  expect(await seen(stranger, listOf(giver))).toContain(id);
});

test('A recommendation to one member is visible only to the two of them, and that member is notified', async () => {
  const { status, body } = await recommend(concierge, { to_username: stranger.username });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.recommendation;
  expect(body.recommendation.to).toMatchObject({ username: stranger.username });
  expect(await seen(stranger)).toContain(id);
  expect(await seen(concierge)).toContain(id);
  expect(await seen(follower)).not.toContain(id);
  for (const profile of [stranger, concierge]) {
    expect(await seen(stranger, listOf(profile))).toContain(id);
    expect(await seen(concierge, listOf(profile))).toContain(id);
    expect(await seen(follower, listOf(profile))).not.toContain(id);
  }
  const bell = await app.send('GET', '/api/notifications', { as: stranger });
  expect(bell.body[0]).toMatchObject({
    kind: 'recommendation',
    actor: { username: concierge.username },
    payload: { location: aurora.location },
  });
});

test('A viewer’s recommendations are those for them and those by members they follow, newest first', async () => {
  const [viewer, friend] = [await createMember(app), await createMember(app)];
  await app.send('POST', '/api/follows', { as: viewer, body: { user_id: friend.id } });
  const made = async (as: TestMember, fields?: Record<string, string>) =>
    (await recommend(as, fields)).body.recommendation.id;
  const first = await made(friend);
  await made(stranger);
  const second = await made(concierge, { to_username: viewer.username });
  const third = await made(friend, { location: 'Locanda Nuova, Napoli' });
  expect(await seen(viewer)).toEqual([third, second, first]);
});

test('Only with the permission may one recommend to a named member', async () => {
  const { status, body } = await recommend(giver, { to_username: stranger.username });
  expect(status).toBe(403);
  expect(body.code).toBe('recommendations.not_permitted');
});

test('Recommending to an unknown or blocking member is an error at the username field', async () => {
  const gone = await recommend(concierge, { to_username: 'nobody.here' });
  expect(gone.status).toBe(400);
  expect(gone.body.errors).toHaveProperty('to_username');
  const blocker = await createMember(app);
  await app.send('POST', '/api/blocks', { as: blocker, body: { user_id: concierge.id } });
  const blocked = await recommend(concierge, { to_username: blocker.username });
  expect(blocked.status).toBe(400);
  expect(blocked.body.errors).toHaveProperty('to_username');
  expect((await app.send('GET', '/api/notifications', { as: blocker })).body).toEqual([]);
});

test.each([
  ['no place', { location: '' }, 'location'],
  ['only spaces as place', { location: '   ' }, 'location'],
  ['a place that is too long', { location: 'x'.repeat(201) }, 'location'],
  ['a NUL in the place', { location: 'a\0b' }, 'location'],
  ['a latitude off the globe', { lat: '91' }, 'lat'],
  ['a longitude that is a word', { long: 'east' }, 'long'],
  ['a street that is too long', { street: 'x'.repeat(201) }, 'street'],
])('A recommendation with %s is refused at its field', async (_what, fields, field) => {
  const { status, body } = await recommend(giver, fields);
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
});

test('A place without coordinates, in any script, is kept exactly as written', async () => {
  const location = '旅館 あけぼの 🏯 <b>& "Söhne"</b>';
  const { status, body } = await recommend(giver, { location, lat: '', long: '' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.recommendation).toMatchObject({ location, lat: null, long: null });
});

test('Recommending needs a session, and never works in another member’s name', async () => {
  expect((await recommend(giver, { user_id: String(stranger.id) })).status).toBe(403);
  expect(
    (await app.send('POST', '/api/saveHotelRecommendations', { body: { location: 'Here' } })).status,
  ).toBe(401);
  expect((await app.send('GET', '/api/hotelRecommendations')).status).toBe(401);
  expect((await app.send('GET', listOf(giver))).status).toBe(401);
  expect((await app.send('GET', '/api/users/username/no.such/recommendations', { as: giver })).status).toBe(
    404,
  );
});

test('Blocked members are not named in others’ recommendations', async () => {
  const [viewer, hidden] = [await createMember(app), await createMember(app)];
  await recommend(concierge, { to_username: hidden.username });
  await recommend(hidden);
  await app.send('POST', '/api/blocks', { as: viewer, body: { user_id: hidden.id } });
  for (const member of [hidden, concierge]) {
    const { body } = await app.send('GET', listOf(member), { as: viewer });
    expect(JSON.stringify(body)).not.toContain(`"${hidden.username}"`);
  }
});

test('The lists of a member who has blocked the reader are not found, like their profile and a name that nobody has', async () => {
  const [reader, blocker] = [await createMember(app), await createMember(app)];
  expect((await app.send('GET', listOf(blocker), { as: reader })).status).toBe(200);
  await app.send('POST', '/api/blocks', { as: blocker, body: { user_id: reader.id } });
  const names = [listOf(blocker), `/api/users/username/${blocker.username}`];
  for (const url of [...names, `/api/user/${blocker.id}/posts/0`, `/api/users/${blocker.id}/followers`])
    expect((await app.send('GET', url, { as: reader })).body.code, url).toBe('profiles.not_found');
  expect((await app.send('GET', listOf(reader), { as: blocker })).status).toBe(200);
});

test('Whatever the page size, each recommendation is listed once, newest first', async () => {
  const writer = await createMember(app);
  for (let index = 0; index < 7; index += 1) await recommend(writer, { location: `Hotel ${index}` });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (limit) => {
      const pages = await readPages<{ location: string }>(app, { url: listOf(writer), as: stranger, limit });
      expect(pages.flat().map(({ location }) => location)).toEqual(
        [6, 5, 4, 3, 2, 1, 0].map((index) => `Hotel ${index}`),
      );
    }),
    { numRuns: 6 },
  );
});

test.each([
  ['location', 'www.casino.example'],
  ['city', 'Napoli, casino.com'],
])(
  'A recommendation has no web address as its %s, and the form says why in the reader’s language',
  async (field, value) => {
    const refused = await recommend(giver, { [field]: value });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { [field]: phrases.en.fields.place_is_address },
    ]);
    expect((await recommend(giver, { [field]: 'St.Moritz' })).status).toBe(200);
  },
);
