import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank } from '../calls/sample-things.ts';
import { createMember, type TestMember } from '../people.ts';
import { type Answer, startApp, type TestApp, type Twin } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let app: TestApp;
let twin: Twin;

beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});

afterAll(async () => {
  await twin?.close();
  await app?.close();
});

type Call = Parameters<TestApp['send']>;

/** Calls that arrive in the same moment, by turns at two servers. */
const atOnce = (calls: readonly Call[]): Promise<Answer[]> =>
  Promise.all(calls.map((call, index) => (index % 2 === 0 ? app : twin).send(...call)));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const rounds = Array.from({ length: 12 }, (_, round) => round);

const form = (more: object = {}) => ({
  location: 'Hotel Bergkristall, Zermatt',
  tags: ['alps', 'snow'],
  ...more,
});

test('A stay deleted in one window while others change, favourite and save it is gone for all, without errors', async () => {
  const [author, fan] = [await createMember(app), await createMember(app)];
  for (const round of rounds) {
    const { id } = await publishPost(app, {
      as: author,
      fields: { hotel_name: `Hotel Bergkristall ${round}` },
    });
    const answers = await atOnce([
      ['PUT', `/api/posts/${id}`, { as: author, body: form() }],
      ['POST', '/api/postfavorites', { as: fan, body: { post_id: id } }],
      ['DELETE', `/api/posts/${id}`, { as: author }],
      ['POST', '/api/wishes', { as: fan, body: { post_id: id } }],
      ['PUT', `/api/posts/${id}/archive`, { as: author }],
    ]);
    for (const status of statuses(answers)) expect([200, 404]).toContain(status);
    expect((await app.send('GET', `/api/posts/${id}`, { as: author })).status).toBe(404);
  }
  const left = await app.platform.db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', author.id)
    .execute();
  expect(left).toEqual([]);
});

test('Concurrent changes of one stay leave one of them, whole', async () => {
  const author = await createMember(app);
  const { id } = await publishPost(app, { as: author });
  for (const _round of rounds) {
    const wishes = ['one', 'two', 'three', 'four'].map((word) =>
      form({ caption: word, tags: [word, `${word}s`] }),
    );
    const answers = await atOnce(
      wishes.map((body): Call => ['PUT', `/api/posts/${id}`, { as: author, body }]),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const { body } = await app.send('GET', `/api/posts/${id}`);
    expect(body.tags).toEqual([body.caption, `${body.caption}s`]);
  }
});

test('A block holds even against a follow at the same moment', async () => {
  for (const _round of rounds) {
    const [one, other] = [await createMember(app), await createMember(app)];
    await atOnce([
      ['POST', '/api/follows', { as: other, body: { user_id: one.id } }],
      ['POST', '/api/blocks', { as: one, body: { user_id: other.id } }],
      ['POST', '/api/follows', { as: one, body: { user_id: other.id } }],
    ]);
    const left = await app.platform.db
      .selectFrom('follows')
      .select('id')
      .where('user_id', 'in', [one.id, other.id])
      .execute();
    expect(left).toEqual([]);
  }
});

test('Two members who unfollow each other at the same moment both do, and are counted so', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const follow = async (as: TestMember, whom: TestMember) =>
    (await app.send('POST', '/api/follows', { as, body: { user_id: whom.id } })).body.follow.id;
  for (const _round of rounds) {
    const [mine, theirs] = [await follow(one, other), await follow(other, one)];
    const answers = await atOnce([
      ['DELETE', `/api/follows/${mine}`, { as: one }],
      ['DELETE', `/api/follows/${theirs}`, { as: other }],
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
  }
  const profile = (await app.send('GET', `/api/users/username/${one.username}`)).body;
  expect([profile.followers, profile.following]).toEqual([0, 0]);
});

test('Hotels with names in other scripts get a page each, also when posted at the same moment', async () => {
  const author = await createMember(app);
  const names = ['旅館', '山荘', 'فندق', 'Гостиница', 'ξενοδοχείο', '호텔', 'מלון', 'होटल'];
  const answers = await Promise.all(
    names.map(async (hotel_name) =>
      publishPost(app, { as: author, fields: { hotel_name, location: hotel_name } }),
    ),
  );
  const slugs = answers.map((post: { hotel_slug: string }) => post.hotel_slug);
  expect(new Set(slugs).size).toBe(names.length);
  for (const [index, slug] of slugs.entries())
    expect((await app.send('GET', `/api/hotels/${slug}`)).body.name).toBe(names[index]);
});

test('A new account number survives another window sending the old one masked', async () => {
  for (const _round of rounds.slice(0, 6)) {
    const as = await createMember(app);
    const details = (await app.send('POST', '/api/bankdetails', { as, body: bank })).body;
    const other = { ...bank, iban: 'DE89370400440532013000', clearing_number: '37040044' };
    const german = { ...details, name: 'Seen before', clearing_number: '37040044' };
    await atOnce([
      ['PUT', `/api/bankdetails/${details.id}`, { as, body: other }],
      ['PUT', `/api/bankdetails/${details.id}`, { as, body: { ...german, clearing_number: '762' } }],
      ['PUT', `/api/bankdetails/${details.id}`, { as, body: { ...german } }],
    ]);
    const [kept] = (await app.send('GET', `/api/users/${as.id}/bankdetails`, { as })).body;
    expect(kept.iban).toBe('****3000');
  }
});

test('Signing out during a save leaves it done or not done, and ends the session on both servers', async () => {
  for (const _round of rounds.slice(0, 6)) {
    const as = await createMember(app);
    const [saved] = await atOnce([
      ['POST', `/api/users/${as.id}/update`, { as, body: { name: 'Ida', last_name: 'Berg' } }],
      ['POST', '/api/logout', { as }],
    ]);
    expect([200, 401]).toContain(saved?.status);
    const { body } = await app.send('GET', `/api/users/username/${as.username}`);
    expect([body.name, body.last_name]).toEqual(saved?.status === 200 ? ['Ida', 'Berg'] : ['Test', null]);
    for (const server of [app, twin]) {
      expect((await server.send('GET', '/api/me', { as })).body.user).toBeNull();
      expect((await server.send('GET', '/api/notifications', { as })).status).toBe(401);
    }
  }
});
