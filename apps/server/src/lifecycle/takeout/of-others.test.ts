import { afterAll, beforeAll, expect, test } from 'vitest';
import { made } from '../../../test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { personalData } from '../personal-data/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** Everything that a takeout of this member has, as text. */
async function takenAlong(member: TestMember): Promise<string> {
  const { db } = app.platform;
  const stretch = { userId: member.id, after: 0, limit: 100 };
  const all: object[] = [];
  for (const { files = [], settings } of personalData) {
    if (settings !== undefined) all.push(await settings(db, member.id));
    for (const one of files)
      all.push('list' in one ? await one.list(db, stretch) : await one.record(db, member.id));
  }
  return JSON.stringify(all);
}

const rename = (as: TestMember, username: string) =>
  app.send('POST', `/api/users/${as.id}/update`, { as, body: { username } });

test('A takeout contains nothing that others have archived since', async () => {
  const [reader, author] = [await createMember(app), await createMember(app)];
  const post = await publishPost(app, { as: author });
  await made(app, reader, { url: '/api/postfavorites', body: { post_id: post.id } });
  const form = await postFormData({ location: 'Villa Nobody Knows, Zermatt' });
  await app.send('PUT', `/api/posts/${post.id}`, { as: author, form });
  expect(await takenAlong(reader)).toContain('Nobody Knows');
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: author });
  expect(await takenAlong(reader)).not.toContain('Nobody Knows');
});

test('Someone who blocked a member and changed names since stays unknown in the member’s takeout and lists', async () => {
  const [stalker, author] = [await createMember(app), await createMember(app)];
  const post = await publishPost(app, { as: author });
  await made(app, stalker, { url: '/api/postfavorites', body: { post_id: post.id } });
  await made(app, stalker, { url: '/api/mutes', body: { user_id: author.id } });
  await made(app, author, { url: '/api/follows', body: { user_id: stalker.id } });
  await app.platform.db
    .insertInto('recommendations')
    .values({
      from_id: author.id,
      to_id: stalker.id,
      location: 'Hotel Bergkristall',
      created_at: app.platform.clock.now(),
    })
    .execute();
  await rename(author, 'known.name');
  const known = await takenAlong(stalker);
  expect(known.split('known.name').length).toBeGreaterThan(4);
  await made(app, author, { url: '/api/blocks', body: { user_id: stalker.id } });
  await made(app, stalker, { url: '/api/blocks', body: { user_id: author.id } });
  await rename(author, 'fresh.start');
  expect(await takenAlong(stalker)).not.toContain('fresh.start');
  for (const list of ['/api/mutes', '/api/blocks'])
    expect((await app.send('GET', list, { as: stalker })).body).toEqual([]);
});
