import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveRole } from '../../../test/calls/give-role.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { retentionHandlers } from '../retention/index.ts';

let app: TestApp;
let moderator: TestMember;

const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
  moderator = await createMember(app);
  await giveRole(app, moderator, 'moderator');
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(() => app?.close());

/** Reports an address; returns the number of its case. */
async function report(url: string): Promise<number> {
  const notice = { url, category: 'fraud', reason: 'This stay never took place.', good_faith: true };
  const body = { ...notice, name: 'Ida', email: 'ida@test.example' };
  const sent = await app.send('POST', '/api/reports', { body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const stored = app.platform.db.selectFrom('reports').select('case_id').where('id', '=', sent.body.id);
  return (await stored.executeTakeFirstOrThrow()).case_id;
}

const shown = async (id: number) =>
  (await app.send('GET', `/api/moderation/cases/${id}`, { as: moderator })).body.received[0].shown;
const decide = async (id: number) => {
  const body = { action: 'hide', ground: 'terms', clause: 'Section 4', facts: 'There is no such room.' };
  const { status } = await app.send('POST', `/api/moderation/cases/${id}/decision`, { as: moderator, body });
  expect(status).toBe(200);
};
const runTonight = async () => {
  const [handler] = retentionHandlers(app.platform);
  await handler?.run({}, { signal: new AbortController().signal, attempt: 1 } as never);
};
const reportedPost = async () => {
  const author = await createMember(app);
  const fields = { caption: 'A suite for nothing.', hotel_url: 'https://www.hotel-zürich.example/suite' };
  const post = await publishPost(app, { as: author, fields });
  return { author, post, id: await report(`/en/posts/${post.id}`) };
};

test('Moderators see what was reported as it was then, whatever its author changes later', async () => {
  const { author, post, id } = await reportedPost();
  const before = await shown(id);
  expect(before).toMatchObject({
    username: author.username,
    title: 'Hotel Bergkristall, Zermatt',
    text: 'A suite for nothing.',
    leads_to: 'https://www.xn--hotel-zrich-zhb.example/suite',
    pictures: [expect.stringMatching(/^\/media\/p\/[0-9a-f]{32}\/320\.webp$/)],
  });
  const form = await postFormData({ location: 'Elsewhere', caption: 'A tent.' });
  expect((await app.send('PUT', `/api/posts/${post.id}`, { as: author, form })).status).toBe(200);
  const renamed = new FormData();
  renamed.append('name', 'Somebody');
  await app.send('POST', `/api/users/${author.id}/update`, { as: author, form: renamed });
  expect(await shown(id)).toEqual(before);
  await app.send('DELETE', `/api/posts/${post.id}`, { as: author });
  expect(await shown(id)).toEqual(before);
});

test('Moderators read where the link of a stay leads without following it, whatever alphabet its host is written in', async () => {
  const { id } = await reportedPost();
  const { body } = await app.send('GET', `/api/moderation/cases/${id}`, { as: moderator });
  expect(body.leads_to).toBe('https://www.xn--hotel-zrich-zhb.example/suite');
});

test('Of a profile its biography and pictures are kept, of a list its entries', async () => {
  const author = await createMember(app, { name: 'Nora' });
  const form = new FormData();
  form.append('bio', 'Cheap <b>rooms</b>.');
  await app.send('POST', `/api/users/${author.id}/update`, { as: author, form });
  for (const location of ['Hotel One', 'Hotel Two'])
    await app.send('POST', '/api/saveHotelRecommendations', { as: author, body: { location } });
  const url = `/en/profile/${author.username}`;
  const id = await report(url);
  expect(await shown(id)).toMatchObject({ name: 'Nora', title: null, text: 'Cheap <b>rooms</b>.' });
  expect(await report(`${url}/recommendations`)).toBe(id);
  const { received } = (await app.send('GET', `/api/moderation/cases/${id}`, { as: moderator })).body;
  expect(received[1].shown).toMatchObject({ text: 'Hotel Two\nHotel One', pictures: [] });
});

test('What was shown is forgotten 184 days after the decision, and not before; while nothing is decided it stays', async () => {
  const [decided, open] = [await reportedPost(), await reportedPost()];
  await decide(decided.id);
  const stored = (id: number) =>
    app.platform.db
      .selectFrom('reports')
      .select(['shown', 'reason'])
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow();
  app.platform.clock.setOffset(183 * day);
  await runTonight();
  expect((await stored(decided.id)).shown).not.toBeNull();
  app.platform.clock.setOffset(185 * day);
  await runTonight();
  expect(await stored(decided.id)).toEqual({ shown: null, reason: 'This stay never took place.' });
  expect((await stored(open.id)).shown).not.toBeNull();
});
