import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';
import { mergeHotels } from '../../stays/hotel-upkeep/index.ts';
import { moveWishes } from './index.ts';

let app: TestApp;
let other: TestMember;

beforeAll(async () => {
  app = await startApp();
  other = await createMember(app);
});

afterAll(() => app?.close());

const saved = (number: number, more: object = {}) => ({
  link: `https://www.instagram.com/p/CxYz12Ab${String(number).padStart(3, '0')}/`,
  author: null as string | null,
  text: null as string | null,
  saved_at: new Date((1_700_000_000 + number * 3600) * 1000).toISOString() as string | null,
  ...more,
});
const palace = saved(1, { author: 'badruttspalace' });
const bread = saved(2, { author: 'lena.wanders', text: 'Sunday bread, the crust cracked by itself' });
const crystal = saved(3, { text: 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone' });

const bring = (as: TestMember, posts: unknown) =>
  app.send('POST', '/api/wishes/saved-posts', { as, body: { posts } });
const wishesOf = async (as: TestMember, state = 'open') =>
  (await app.send('GET', `/api/wishes?state=${state}`, { as })).body;
const move = (as: TestMember, id: number, body: object) => app.send('PUT', `/api/wishes/${id}`, { as, body });

test('Saved posts that name a hotel become wishes; others are only counted', async () => {
  const member = await createMember(app);
  const { status, body } = await bring(member, [palace, bread, crystal]);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({ read: 3, pointing: 2, added: 2 });
  expect(await wishesOf(member)).toMatchObject([
    {
      state: 'open',
      hotel_name: 'Hotel Bergkristall',
      city: 'Zermatt',
      country: 'CH',
      source_url: crystal.link,
      source_author: null,
      saved_at: crystal.saved_at,
      own_post_id: null,
    },
    {
      hotel_name: "Badrutt's Palace",
      city: 'St. Moritz',
      source_url: palace.link,
      source_author: 'badruttspalace',
    },
  ]);
  const kept = await app.platform.db
    .selectFrom('wishes')
    .selectAll()
    .where('user_id', '=', member.id)
    .execute();
  expect(JSON.stringify(kept)).not.toMatch(/lena\.wanders|bread|slept/);
});

test('Importing the same saved posts again adds nothing, and removed wishes stay removed', async () => {
  const member = await createMember(app);
  await bring(member, [palace, crystal]);
  const [wish] = await wishesOf(member);
  expect((await move(member, wish.id, { state: 'removed' })).body.wish.state).toBe('removed');
  expect((await bring(member, [palace, crystal])).body).toEqual({ read: 2, pointing: 2, added: 0 });
  expect(await wishesOf(member)).toHaveLength(1);
  // Taken back, it stands where it stood.
  expect((await move(member, wish.id, { state: 'open' })).body.wish).toEqual(wish);
  expect((await wishesOf(member))[0]).toEqual(wish);
});

test('A hotel is on the list once, however often and in whatever spelling it was saved', async () => {
  const member = await createMember(app);
  const again = [
    saved(5, { author: 'badruttspalace' }),
    saved(6, { text: 'Take me back to @badruttspalace ❄️' }),
  ];
  const { body } = await bring(member, [palace, ...again]);
  expect(body).toEqual({ read: 3, pointing: 3, added: 1 });
  // The post that was saved last is the one to open.
  expect((await wishesOf(member))[0].source_url).toBe(again[1]?.link);
  expect(
    (await Promise.all([bring(member, [palace]), bring(member, [palace])])).map(
      ({ body: { added } }) => added,
    ),
  ).toEqual([0, 0]);
});

test('A wish leads to the page of its hotel, also to one that came later or was made one with another', async () => {
  const member = await createMember(app);
  await bring(member, [saved(10, { text: 'Two nights at Hotel Sonnwend in Zermatt, slept like a stone' })]);
  const page = async () => (await wishesOf(member))[0].hotel;
  expect(await page()).toBeNull();
  const post = await publishPost(app, { as: other, fields: { location: 'Hotel Sonnwend, Zermatt' } });
  expect(await page()).toEqual({ slug: post.hotel_slug, stays: 1 });
  const later = await createMember(app);
  await bring(later, [saved(10, { text: 'Two nights at Hotel Sonnwend in Zermatt, slept like a stone' })]);
  const kept = await publishPost(app, { as: other, fields: { location: 'Chalet Sonnwende, Zermatt' } });
  await mergeHotels(app.platform.db, { gone: post.hotel_slug, kept: kept.hotel_slug }, moveWishes);
  expect((await wishesOf(later))[0].hotel).toEqual({ slug: kept.hotel_slug, stays: 2 });
});

test('A wish is marked as stayed, names the own stay there, and comes back', async () => {
  const member = await createMember(app);
  await bring(member, [crystal]);
  const [{ id }] = await wishesOf(member);
  expect((await move(member, id, { state: 'stayed' })).body.wish).toMatchObject({
    state: 'stayed',
    own_post_id: null,
  });
  expect(await wishesOf(member)).toEqual([]);
  const foreign = await publishPost(app, { as: other });
  const refused = await move(member, id, { state: 'stayed', own_post_id: foreign.id });
  expect([refused.status, refused.body.errors]).toEqual([400, { own_post_id: expect.any(String) }]);
  const own = await publishPost(app, { as: member });
  await move(member, id, { state: 'stayed', own_post_id: own.id });
  expect(await wishesOf(member, 'stayed')).toMatchObject([{ id, own_post_id: own.id }]);
  await app.send('DELETE', `/api/posts/${own.id}`, { as: member });
  expect(await wishesOf(member, 'stayed')).toMatchObject([{ id, own_post_id: null }]);
  await move(member, id, { state: 'open' });
  expect(await wishesOf(member)).toMatchObject([{ id, state: 'open' }]);
});

test('The hotel of a stay is wished for once, comes back after it was removed, and forgets a stay that was put away', async () => {
  const member = await createMember(app);
  const post = await publishPost(app, { as: other, fields: { location: 'Haus Enzian, Zermatt' } });
  const wish = (post_id: number) => app.send('POST', '/api/wishes', { as: member, body: { post_id } });
  const first = await wish(post.id);
  expect(first.body.wish).toMatchObject({
    state: 'open',
    hotel_name: 'Haus Enzian',
    hotel: { slug: post.hotel_slug, stays: 1 },
    source_post_id: post.id,
  });
  expect((await wish(post.id)).body.wish.id).toBe(first.body.wish.id);
  await move(member, first.body.wish.id, { state: 'removed' });
  expect((await wish(post.id)).body.wish.state).toBe('open');
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: other });
  expect((await wishesOf(member))[0].source_post_id).toBeNull();
  expect((await wish(post.id)).body.code).toBe('posts.not_found');
  const nameless = await publishPost(app, { as: other, fields: { location: 'Zermatt' } });
  expect((await wish(nameless.id)).body.code).toBe('wishes.no_hotel');
});

test('A wish list is read by nobody else, and goes with its member', async () => {
  const member = await createMember(app);
  await bring(member, [palace]);
  const [{ id }] = await wishesOf(member);
  expect(await wishesOf(other)).not.toContainEqual(expect.objectContaining({ id }));
  for (const answer of [
    await app.send('GET', `/api/wishes/${id}`, { as: other }),
    await move(other, id, { state: 'removed' }),
    await app.send('GET', '/api/wishes/99999999', { as: member }),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'wishes.not_found']);
  expect((await app.send('GET', `/api/wishes/${id}`)).status).toBe(401);
  expect((await app.send('GET', `/api/wishes/${id}`, { as: member })).body.wish.id).toBe(id);
  await app.platform.db.deleteFrom('users').where('id', '=', member.id).execute();
  expect(await app.platform.db.selectFrom('wishes').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('The list comes page by page in the order of saving, without a wish twice or missing', async () => {
  const member = await createMember(app);
  const towns = ['Zermatt', 'Bern', 'Basel', 'Luzern', 'Davos', 'Arosa', 'Lugano'];
  // Three at one moment: the order among equals must be stable too.
  const posts = towns.map((town, number) =>
    saved(number, {
      text: `Two nights at Hotel Bergkristall in ${town}, slept like a stone`,
      saved_at: saved(Math.floor(number / 3)).saved_at,
    }),
  );
  expect((await bring(member, posts)).body.added).toBe(7);
  const pages = await readPages<{ id: number; saved_at: string }>(app, {
    url: '/api/wishes',
    as: member,
    limit: 2,
  });
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(7);
  expect(all.map(({ saved_at }) => saved_at)).toEqual(
    all
      .map(({ saved_at }) => saved_at)
      .toSorted()
      .reverse(),
  );
});

test('Links to other sites are refused, text is cleaned, and a post without a time counts as saved now', async () => {
  const member = await createMember(app);
  const refuse = async (more: object) => (await bring(member, [saved(1, more)])).status;
  expect(await refuse({ link: 'https://elsewhere.example/p/CxYz12AbCdE/' })).toBe(400);
  expect(await refuse({ link: 'javascript:alert(1)' })).toBe(400);
  expect(await refuse({ link: 'https://www.instagram.com/p/CxYz12AbCdE/?igsh=tracking' })).toBe(400);
  expect(await refuse({ author: 'Two Words' })).toBe(400);
  expect(await refuse({ saved_at: 'yesterday' })).toBe(400);
  expect((await bring(member, [])).status).toBe(400);
  expect(
    (
      await bring(
        member,
        Array.from({ length: 501 }, (_, number) => saved(number)),
      )
    ).status,
  ).toBe(400);
  const text = 'Slept at Hotel Bergkristall\u0000\u0007 in Zermatt \ud83d';
  expect((await bring(member, [saved(1, { text, saved_at: null })])).body.added).toBe(1);
  const [wish] = await wishesOf(member);
  expect(Math.abs(Date.parse(wish.saved_at) - app.platform.clock.now().getTime())).toBeLessThan(60_000);
});
