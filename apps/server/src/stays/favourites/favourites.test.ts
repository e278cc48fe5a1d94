import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

let app: TestApp;
let author: TestMember;
let reader: TestMember;

beforeAll(async () => {
  app = await startApp();
  [author, reader] = [await createMember(app), await createMember(app)];
});

afterAll(() => app?.close());

const favourite = (as: TestMember, postId: unknown) =>
  app.send('POST', '/api/postfavorites', { as, body: { user_id: as.id, post_id: postId } });
const list = async (as: TestMember) =>
  (await app.send('GET', '/api/postfavorites/user', { as })).body.map((post: { id: number }) => post.id);

test('A favourite is counted at the post, is listed, and is removed by its id', async () => {
  const post = await publishPost(app, { as: author });
  const { status, body } = await favourite(reader, post.id);
  expect(status).toBe(200);
  expect(body.post).toMatchObject({ user_id: reader.id, post_id: post.id, favorite: 1 });
  const read = await app.send('GET', `/api/posts/${post.id}`, { as: reader });
  expect(read.body).toMatchObject({ favorite: 1, favorite_id: body.post.id });
  expect((await app.send('GET', `/api/posts/${post.id}`)).body).toMatchObject({
    favorite: 1,
    favorite_id: null,
  });
  expect(await list(reader)).toContain(post.id);

  expect((await app.send('DELETE', `/api/postfavorites/${body.post.id}`, { as: reader })).body).toEqual({});
  expect((await app.send('GET', `/api/posts/${post.id}`)).body.favorite).toBe(0);
  expect(await list(reader)).not.toContain(post.id);
});

test('Pressing the heart twice at once leaves one favourite', async () => {
  const post = await publishPost(app, { as: author });
  const answers = await Promise.all(Array.from({ length: 6 }, () => favourite(reader, post.id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.post.id)).size).toBe(1);
  expect((await app.send('GET', `/api/posts/${post.id}`)).body.favorite).toBe(1);
});

test.each([
  ['a post that is not there', 99_999_999, 404],
  ['a negative id', -5, 400],
  ['a huge id', 2 ** 53, 400],
  ['a word', 'first', 400],
  ['nothing', undefined, 400],
])('Favouriting %s is refused', async (_what, postId, expected) => {
  expect((await favourite(reader, postId)).status).toBe(expected);
});

test('An archived post cannot be favourited, and leaves lists of favourites until it is back', async () => {
  const post = await publishPost(app, { as: author });
  await favourite(reader, post.id);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect(await list(reader)).not.toContain(post.id);
  const late = await createMember(app);
  expect([403, 404]).toContain((await favourite(late, post.id)).status);
  await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: author });
  expect(await list(reader)).toContain(post.id);
});

test('A deleted post takes its favourites with it', async () => {
  const post = await publishPost(app, { as: author });
  const { id } = (await favourite(reader, post.id)).body.post;
  await app.send('DELETE', `/api/posts/${post.id}`, { as: author });
  expect(await list(reader)).not.toContain(post.id);
  expect((await app.send('DELETE', `/api/postfavorites/${id}`, { as: reader })).status).toBe(404);
});

test('Favourites are private: only their member lists or removes them', async () => {
  const post = await publishPost(app, { as: author });
  const { id } = (await favourite(reader, post.id)).body.post;
  expect((await app.send('DELETE', `/api/postfavorites/${id}`, { as: author })).status).toBe(404);
  expect((await app.send('DELETE', `/api/postfavorites/${id}`)).status).toBe(401);
  const body = { user_id: author.id, post_id: post.id };
  expect((await app.send('POST', '/api/postfavorites', { as: reader, body })).status).toBe(403);
  expect((await app.send('POST', '/api/postfavorites', { body: { post_id: post.id } })).status).toBe(401);
  expect((await app.send('GET', '/api/postfavorites/user')).status).toBe(401);
});

test('Whatever the page size, each favourite is listed once, newest first', async () => {
  const collector = await createMember(app);
  const ids: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const post = await publishPost(app, { as: author });
    await favourite(collector, post.id);
    ids.unshift(post.id);
  }
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (limit) => {
      const pages = await readPages<{ id: number }>(app, {
        url: '/api/postfavorites/user',
        as: collector,
        limit,
      });
      expect(pages.flat().map(({ id }) => id)).toEqual(ids);
    }),
    { numRuns: 6 },
  );
});
