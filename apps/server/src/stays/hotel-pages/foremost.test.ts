import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../test/stays/borrowed.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;
let [author, reader, other, another]: TestMember[] = [];

beforeAll(async () => {
  app = await startApp();
  [author, reader, other, another] = await Promise.all([1, 2, 3, 4].map(() => createMember(app)));
});

afterAll(() => app?.close());

let hotels = 0;
/** Publishes at a hotel that nobody else is at, a stay for each member given. */
async function staysOf(...members: (TestMember | undefined)[]) {
  hotels += 1;
  const location = `Hotel Foremost ${'i'.repeat(hotels)}, Zermatt`;
  const posts = [];
  for (const [at, as] of members.entries()) {
    const caption = `Of night ${at + 1} we tell that the snow came up to the sill.`;
    posts.push(await publishPost(app, { as: as as TestMember, fields: { location, caption } }));
  }
  return posts;
}

const favour = (post: { id: number }, as = reader) =>
  app.send('POST', '/api/postfavorites', { as, body: { post_id: post.id } });

/** Ids of the stays that are quoted for the hotel of this post, and of the one whose link books it. */
async function foremost(post: { hotel_slug: string }, as?: TestMember) {
  const { body } = await app.send('GET', `/api/hotels/${post.hotel_slug}`, { as });
  return {
    quoted: body.quotes.map(({ id }: { id: number }) => id),
    bookable: body.bookable?.id ?? null,
  };
}

test('The stay with the most favourites stands for a hotel and books it, of equals the one that came first', async () => {
  const [first, second, third] = await staysOf(author, other, another);
  expect(await foremost(first)).toEqual({ quoted: [first.id, second.id, third.id], bookable: first.id });
  await favour(third);
  expect(await foremost(first)).toEqual({ quoted: [third.id, first.id, second.id], bookable: third.id });
});

test('A newcomer takes over neither the words nor the booking link of a hotel with a post', async () => {
  const newcomer = await createMember(app, { confirmed: false });
  const [alone] = await staysOf(newcomer);
  expect(await foremost(alone)).toEqual({ quoted: [alone.id], bookable: alone.id });
  const [theirs, ours] = await staysOf(newcomer, author);
  await favour(theirs);
  expect(await foremost(theirs)).toEqual({ quoted: [theirs.id, ours.id], bookable: ours.id });
  await app.platform.db
    .updateTable('users')
    .set({ email_verified_at: app.platform.clock.now() })
    .where('id', '=', newcomer.id)
    .execute();
  expect((await foremost(theirs)).bookable).toBe(theirs.id);
});

test('A link that is off or broken, or of an archived stay, does not book the hotel', async () => {
  const [off, broken, archived, left] = await staysOf(author, author, author, other);
  const links = (post: { id: number }) => app.platform.db.updateTable('links').where('post_id', '=', post.id);
  const now = app.platform.clock.now();
  await links(off).set({ switched_off_at: now }).execute();
  await links(broken).set({ broken_at: now }).execute();
  await app.send('PUT', `/api/posts/${archived.id}/archive`, { as: author });
  expect(await foremost(off)).toEqual({ quoted: [off.id, left.id], bookable: left.id });
});

test('A stay in the words of others books the hotel only until somebody tells of their own, or the account is proven', async () => {
  const saver = await createMember(app);
  const handle = 'somebody.elses';
  const post = await saveFrom(app, { as: saver, handle });
  await favour(post);
  expect(await foremost(post)).toEqual({ quoted: [], bookable: post.id });
  const caption = 'We were the only ones up there, and nobody minded.';
  const own = await publishPost(app, {
    as: author as TestMember,
    fields: { location: post.location, caption },
  });
  expect(await foremost(post)).toEqual({ quoted: [own.id], bookable: own.id });
  await proveHandle(app, saver, handle);
  expect((await foremost(post)).bookable).toBe(post.id);
});

test('A reader is not led by a member whom they have muted, and beyond eight stays a link is still found', async () => {
  const newcomer = await createMember(app, { confirmed: false });
  const [first, ...others] = await staysOf(other, ...Array.from({ length: 9 }, () => newcomer));
  for (const post of others) await favour(post);
  expect(await foremost(first)).toEqual({ quoted: [others[0].id], bookable: first.id });
  await app.send('POST', '/api/mutes', { as: reader, body: { user_id: other?.id } });
  expect(await foremost(first, reader)).toEqual({ quoted: [others[0].id], bookable: others[0].id });
});
