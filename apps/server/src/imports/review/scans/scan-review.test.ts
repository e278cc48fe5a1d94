import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const handle = 'lena.wanders';

interface Hit {
  source_post_id: string;
  /** Hotel and town, empty if the post does not name the hotel. */
  location: string;
  caption: string;
  file: string;
  created_at: string;
}

async function scanned(): Promise<Hit[]> {
  const { body } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  expect(body.posts.length).toBeGreaterThan(3);
  return body.posts;
}

const review = (as: TestMember, posts: readonly string[], more: object = {}) =>
  app.send('POST', '/api/imports/scan', { as, body: { source: 'scan', handle, posts, ...more } });
const itemsOf = async (as: TestMember, id: number) =>
  (await app.send('GET', `/api/imports/${id}/items`, { as })).body;
const decide = (as: TestMember, id: number, key: string, decision: string) =>
  app.send('PUT', `/api/imports/${id}/items/${key}`, { as, body: { decision } });
const publish = (as: TestMember, id: number) => app.send('POST', `/api/imports/${id}/publish`, { as });
const postsOf = async (member: TestMember, archived = 0) =>
  (await app.send('GET', `/api/user/${member.id}/posts/${archived}?limit=50`, { as: member })).body;
const ids = (hits: readonly Hit[]) => hits.map((hit) => hit.source_post_id);

test('Stays found by a scan await review with caption, time and picture from the scan', async () => {
  const member = await createMember(app);
  const hits = (await scanned()).slice(0, 3);
  const { status, body } = await review(member, ids(hits));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.import).toMatchObject({ source: 'scan', handle, total: 3, counts: { review: 3 } });
  const items = await itemsOf(member, body.import.id);
  for (const [index, hit] of hits.entries())
    expect(items[index]).toMatchObject({
      state: 'review',
      caption: hit.caption,
      taken_at: hit.created_at,
      picture: hit.file,
    });
  expect(await postsOf(member)).toEqual([]);
});

test('Accepted stays of a scan are published while pictures load; rejected ones are not', async () => {
  const member = await createMember(app);
  const hits = (await scanned()).slice(0, 3);
  const { body } = await review(member, ids(hits));
  const { id } = body.import;
  await app.send('PUT', `/api/imports/${id}`, { as: member, body: { archived: true, ad_label: true } });
  const items = await itemsOf(member, id);
  const corrected = { decision: 'accept', hotel_name: 'Chalet Corrected' };
  await app.send('PUT', `/api/imports/${id}/items/${items[0].key}`, { as: member, body: corrected });
  await decide(member, id, items[1].key, 'accept');
  await decide(member, id, items[2].key, 'reject');
  const answers = await Promise.all([publish(member, id), publish(member, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, answer) => sum + answer.body.done, 0)).toBe(2);
  expect((await publish(member, id)).body).toMatchObject({
    done: 0,
    import: { counts: { imported: 2, rejected: 1, accepted: 0 } },
  });
  const posts = await postsOf(member, 1);
  expect(posts).toHaveLength(2);
  const names = posts.map((post: { hotel_name: string }) => post.hotel_name);
  expect(names).toContain('Chalet Corrected');
  const [{ id: postId }] = posts;
  const planned = await app.platform.db
    .selectFrom('pictures')
    .select(['status', 'source_url'])
    .where('post_id', '=', postId)
    .execute();
  expect(planned.length).toBeGreaterThan(0);
  expect(await postsOf(member)).toEqual([]);
});

test('Scanning, saving directly and reviewing bring no stay twice, in any order', async () => {
  const member = await createMember(app);
  // A hotel that is not named has to be filled in before the stay is accepted.
  const named = (await scanned()).filter(({ location }) => location !== '');
  const [first, second, third] = named as [Hit, Hit, Hit];
  const save = (hits: readonly Hit[]) =>
    app.send('POST', '/api/instagram/save', { as: member, body: { handle, posts: hits } });
  expect((await save([first])).body.saved_count).toBe(1);
  const { id } = (await review(member, ids([first, second, third]))).body.import;
  const items = await itemsOf(member, id);
  expect(items.map(({ state }: { state: string }) => state)).toEqual(['duplicate', 'review', 'review']);
  await decide(member, id, items[1].key, 'accept');
  await decide(member, id, items[2].key, 'accept');
  // Saved in the other way after it was accepted here.
  expect((await save([second])).body.saved_count).toBe(1);
  await publish(member, id);
  expect((await itemsOf(member, id)).map(({ state }: { state: string }) => state)).toEqual([
    'duplicate',
    'duplicate',
    'imported',
  ]);
  expect((await save([third])).body).toMatchObject({ saved_count: 0, skipped_count: 1 });
  // The same account, read with the member's own connection.
  const own = await review(member, ids([first, second, third]), { source: 'account' });
  expect(own.body.import.id).not.toBe(id);
  expect(own.body.import.counts).toMatchObject({ duplicate: 3, review: 0 });
  expect(await postsOf(member)).toHaveLength(3);
});

test('A later scan of the same handle continues its review and keeps decisions', async () => {
  const member = await createMember(app);
  const hits = (await scanned()).slice(0, 3);
  const { id } = (await review(member, ids(hits.slice(0, 2)))).body.import;
  const [{ key }] = await itemsOf(member, id);
  await decide(member, id, key, 'reject');
  const again = await review(member, ids(hits));
  expect(again.body.import).toMatchObject({ id, total: 3, counts: { rejected: 1, review: 2 } });
});

test('A post that no scan has read is not accepted, and no content comes from the browser', async () => {
  const member = await createMember(app);
  const unknown = await review(member, ['17999999999999999']);
  expect([unknown.status, unknown.body.errors]).toEqual([400, { posts: expect.any(String) }]);
  const [hit] = (await scanned()) as [Hit];
  const foreign = await review(member, [hit.source_post_id], { handle: 'mountain.ida' });
  expect(foreign.status).toBe(400);
  expect((await review(member, [])).status).toBe(400);
  expect((await review(member, ['../../x'])).status).toBe(400);
  expect((await review(member, ids([hit]), { handle: 'two words' })).body.errors).toHaveProperty('handle');
  const visitor = { body: { source: 'scan', handle, posts: ids([hit]) } };
  expect((await app.send('POST', '/api/imports/scan', visitor)).status).toBe(401);
});

test('A claimed handle is reviewed by its member only, and members publish only their own imports', async () => {
  const [owner, other] = [await createMember(app), await createMember(app)];
  const hits = await scanned();
  const { id } = (await review(owner, ids(hits.slice(0, 1)))).body.import;
  expect((await publish(other, id)).body.code).toBe('imports.not_found');
  await app.send('POST', '/api/claims', { as: owner, body: { handle } });
  await app.platform.db
    .updateTable('claimed_handles')
    .set({ confirmed_at: app.platform.clock.now() })
    .where('handle', '=', handle)
    .where('user_id', '=', owner.id)
    .execute();
  expect((await review(owner, ids(hits.slice(0, 1)))).status).toBe(200);
  expect((await review(other, ids(hits.slice(0, 1)))).body.code).toBe('instagram.handle_claimed');
});

test('A handle that a member has claimed since cannot be published by others, even if accepted before', async () => {
  const [member, owner] = [await createMember(app), await createMember(app)];
  await app.platform.db.deleteFrom('claimed_handles').where('handle', '=', handle).execute();
  const [hit] = await scanned();
  const { body } = await review(member, [hit?.source_post_id ?? '']);
  const [item] = await itemsOf(member, body.import.id);
  await decide(member, body.import.id, item.key, 'accept');
  await app.platform.db
    .insertInto('claimed_handles')
    .values({ handle, user_id: owner.id, code: 'SL-CLAIMED', confirmed_at: new Date() })
    .execute();
  const begun = { source: 'scan', label: 'By hand', handle, total: 1 };
  const byHand = (await app.send('POST', '/api/imports', { as: member, body: begun })).body.import;
  const { caption, taken_at, key } = item;
  const items = [{ key, caption, taken_at, location_name: null, lat: null, long: null }];
  await app.send('POST', `/api/imports/${byHand.id}/items`, { as: member, body: { items } });
  await decide(member, byHand.id, key, 'accept');
  for (const id of [body.import.id, byHand.id]) {
    const answer = await publish(member, id);
    expect([answer.status, answer.body.code]).toEqual([403, 'instagram.handle_claimed']);
  }
  expect(await postsOf(member)).toEqual([]);
  await app.platform.db.deleteFrom('claimed_handles').where('user_id', '=', owner.id).execute();
});
