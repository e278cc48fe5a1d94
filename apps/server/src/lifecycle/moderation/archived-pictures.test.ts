import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const withCookie = (url: string, as?: TestMember) =>
  app.send('GET', url, as && { headers: { cookie: `staylore_session=${as.token}` } });

test('The pictures of an archived stay are shown to its author alone, even at their exact address', async () => {
  const author = await createMember(app);
  const post = await publishPost(app, { as: author });
  expect((await withCookie(post.file)).status).toBe(200);
  const archive = (act: 'archive' | 'unarchive') =>
    app.send('PUT', `/api/posts/${post.id}/${act}`, { as: author });
  expect((await archive('archive')).status).toBe(200);
  expect((await withCookie(post.file)).status).toBe(404);
  const moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
  for (const other of [await createMember(app), moderator])
    expect((await withCookie(post.file, other)).status).toBe(404);
  const own = await withCookie(post.file, author);
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await archive('unarchive')).status).toBe(200);
  expect((await withCookie(post.file)).status).toBe(200);
});

test('A post archived after it was reported stays visible to moderators', async () => {
  const [author, moderator] = [await createMember(app), await createMember(app)];
  await giveRole(app, moderator, 'moderator');
  const post = await publishPost(app, { as: author });
  const reporter = { name: 'Ida', email: 'ida@test.example', good_faith: true };
  const body = { url: `/en/posts/${post.id}`, category: 'fraud', reason: 'There is no such house.' };
  expect((await app.send('POST', '/api/reports', { body: { ...body, ...reporter } })).status).toBe(200);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect((await withCookie(post.file, moderator)).status).toBe(200);
  expect((await withCookie(post.file, await createMember(app))).status).toBe(404);
});
