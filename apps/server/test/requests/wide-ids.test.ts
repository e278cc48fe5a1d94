import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost, readPages } from '../stays/lists.ts';
import { postFormData } from '../stays/pictures.ts';

/** The first number that an `integer` does not hold; databases of tests begin there. */
const first = 2 ** 31;
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

async function changePost(as: TestMember, id: number, fields: Record<string, string>) {
  const form = await postFormData({ location: 'Hotel Bergkristall, Zermatt', country: 'CH', ...fields }, 0);
  const { status, body } = await app.send('PUT', `/api/posts/${id}`, { as, form });
  expect(status).toBe(200);
  return body;
}

test('Ids beyond two billion work for stays, follows, favourites, notifications and pictures', async () => {
  const [fan, author, other] = [await createMember(app), await createMember(app), await createMember(app)];
  expect(fan.id).toBeGreaterThanOrEqual(first);
  const records: { post: number; follow: number; favourite: number }[] = [];
  for (const member of [author, other]) {
    const post = await publishPost(app, { as: member });
    const followed = await app.send('POST', '/api/follows', { as: fan, body: { user_id: member.id } });
    const kept = await app.send('POST', '/api/postfavorites', { as: fan, body: { post_id: post.id } });
    await changePost(member, post.id, { order: JSON.stringify([post.cover.id]) });
    records.push({ post: post.id, follow: followed.body.follow.id, favourite: kept.body.post.id });
  }
  for (const key of ['post', 'follow', 'favourite'] as const)
    expect(records.map((record) => record[key])).toEqual([first, first + 1]);
  const kept = [`/api/users/${fan.id}/following`, '/api/postfavorites/user'];
  for (const url of [...kept, '/api/posts/latest/0', '/api/users/followers/allposts'])
    expect(
      (await readPages(app, { url, as: fan, limit: 1 })).map(({ length }) => length),
      url,
    ).toEqual([1, 1]);
  const notices = await readPages<{ id: number }>(app, { url: '/api/notifications', as: author, limit: 1 });
  expect(notices.flat().length).toBeGreaterThan(1);
  const read = { as: author, body: { upTo: notices[0]?.[0]?.id } };
  expect((await app.send('PUT', '/api/notifications/read', read)).body).toEqual({ unread: 0 });
  for (const { follow, favourite } of records) {
    expect((await app.send('DELETE', `/api/follows/${follow}`, { as: fan })).status).toBe(200);
    expect((await app.send('DELETE', `/api/postfavorites/${favourite}`, { as: fan })).status).toBe(200);
  }
  for (const url of kept) expect((await app.send('GET', url, { as: fan })).body).toEqual([]);
});
