import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

const followedUrl = '/api/users/followers/allposts';
const discoverUrl = '/api/feed/discover';

let app: TestApp;
let reader: TestMember;
let followed: TestMember[];
let stranger: TestMember;
/** Posts of the followed members, newest first, and of the stranger, oldest first. */
const near: number[] = [];
const far: number[] = [];

beforeAll(async () => {
  app = await startApp();
  reader = await createMember(app);
  followed = [await createMember(app), await createMember(app)];
  stranger = await createMember(app);
  for (const { id } of followed)
    await app.send('POST', '/api/follows', { as: reader, body: { user_id: id } });
  // Whom someone else follows is not yet whom the reader follows.
  for (const as of followed) await app.send('POST', '/api/follows', { as, body: { user_id: stranger.id } });
  for (let index = 0; index < 8; index += 1) {
    const as = followed[index % 2] ?? stranger;
    near.unshift((await publishPost(app, { as })).id);
  }
  for (let index = 0; index < 5; index += 1) far.push((await publishPost(app, { as: stranger })).id);
  await publishPost(app, { as: reader });
});

afterAll(() => app?.close());

const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);
const read = async (url: string, as: TestMember) => ids((await app.send('GET', url, { as })).body);

test('Recent shows posts of followed members only, newest first', async () => {
  expect(await read(followedUrl, reader)).toEqual(near);
});

test('The Travel Network shows posts beyond followed members, most favourited first', async () => {
  const [first, second] = [far[1], far[3]];
  for (const as of followed) await app.send('POST', '/api/postfavorites', { as, body: { post_id: first } });
  await app.send('POST', '/api/postfavorites', { as: reader, body: { post_id: second } });
  const seen = await read(discoverUrl, reader);
  expect(seen.slice(0, 2)).toEqual([first, second]);
  expect(new Set(seen)).toEqual(new Set(far));
});

test('The Travel Network goes back 90 days', async () => {
  const { db, clock } = app.platform;
  for (const days of [89.9, 90.1]) {
    const { id } = await publishPost(app, { as: stranger });
    const created_at = new Date(clock.now().getTime() - days * 24 * 60 * 60_000);
    await db.updateTable('posts').set({ created_at }).where('id', '=', id).execute();
    expect((await read(discoverUrl, reader)).includes(id), `${days}`).toBe(days < 90);
    await app.send('DELETE', `/api/posts/${id}`, { as: stranger });
  }
});

test('Following and leaving someone moves their posts between the two at once', async () => {
  const { body } = await app.send('POST', '/api/follows', { as: reader, body: { user_id: stranger.id } });
  expect(await read(followedUrl, reader)).toEqual(expect.arrayContaining(far));
  expect(await read(discoverUrl, reader)).toEqual([]);
  await app.send('DELETE', `/api/follows/${body.follow.id}`, { as: reader });
  expect(await read(followedUrl, reader)).toEqual(near);
});

test('Archived and deleted posts leave both feeds at once', async () => {
  const one = await publishPost(app, { as: stranger });
  const other = await publishPost(app, { as: stranger });
  await app.send('PUT', `/api/posts/${one.id}/archive`, { as: stranger });
  await app.send('DELETE', `/api/posts/${other.id}`, { as: stranger });
  const seen = await read(discoverUrl, reader);
  expect(seen).not.toContain(one.id);
  expect(seen).not.toContain(other.id);
});

test('A member who follows nobody has an empty feed, and a visitor is asked to sign in', async () => {
  const lonely = await createMember(app);
  expect(await read(followedUrl, lonely)).toEqual([]);
  for (const url of [followedUrl, discoverUrl]) expect((await app.send('GET', url)).status).toBe(401);
});

test.each([
  ['Recent', followedUrl],
  ['the Travel Network', discoverUrl],
])('Whatever the page size, %s meets each post once', async (_name, url) => {
  const whole = await read(`${url}?limit=50`, reader);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10 }), async (limit) => {
      const pages = await readPages<{ id: number }>(app, { url, as: reader, limit });
      expect(ids(pages.flat())).toEqual(whole);
    }),
    { numRuns: 6 },
  );
});

test('A page size that makes no sense is refused, never a failure of the server', async () => {
  for (const url of [followedUrl, discoverUrl]) {
    for (const limit of ['0', '51', '-1', 'all', '1.5'])
      expect((await app.send('GET', `${url}?limit=${limit}`, { as: reader })).status).toBe(400);
  }
});

test('Recent stays in order while members post, archive and are unfollowed', async () => {
  const many = await Promise.all(Array.from({ length: 5 }, () => createMember(app)));
  const moment = fc.integer({ min: 0, max: 12 });
  const post = fc.record({ author: fc.integer({ min: 0, max: 4 }), moment, archived: fc.boolean() });
  const unfollowed = fc.subarray([0, 1, 2, 3, 4]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(post, { maxLength: 25 }),
      unfollowed,
      fc.integer({ min: 1, max: 6 }),
      async (posts, left, limit) => {
        const me = await createMember(app);
        const ids = many.map(({ id }) => id);
        const { db } = app.platform;
        await db.deleteFrom('posts').where('user_id', 'in', ids).execute();
        await db.updateTable('users').set({ last_posted_at: null }).where('id', 'in', ids).execute();
        const rows = [];
        for (const { author, moment, archived } of posts) {
          const created_at = new Date(Date.UTC(2026, 0, 1, 0, moment));
          rows.push(
            await db
              .insertInto('posts')
              .values({ user_id: ids[author] ?? 0, created_at, archived: false, location: 'Oia' })
              .returning(['id', 'user_id', 'created_at'])
              .executeTakeFirstOrThrow(),
          );
          if (archived)
            await db
              .updateTable('posts')
              .set({ archived: true })
              .where('id', '=', rows.at(-1)?.id ?? 0)
              .execute();
        }
        const kept = ids.filter((_, index) => !left.includes(index));
        for (const id of kept) await app.send('POST', '/api/follows', { as: me, body: { user_id: id } });
        const expected = rows
          .filter(({ user_id }, index) => kept.includes(user_id) && posts[index]?.archived === false)
          .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id)
          .map(({ id }) => id);
        expect((await read(`${followedUrl}?limit=${limit}`, me)).join()).toBe(
          expected.slice(0, limit).join(),
        );
      },
    ),
    { numRuns: 25 },
  );
});
