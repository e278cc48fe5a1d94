import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp, type Twin } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { viewsByIds } from './views/queries.ts';

let app: TestApp;
let twin: Twin;
let members: TestMember[];
let posts: { id: number; user_id: number }[];

beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
  members = [await createMember(app), await createMember(app), await createMember(app)];
  posts = [];
  for (const as of [...members, ...members])
    posts.push(await publishPost(app, { as, fields: { tags: 'snow,lake' } }));
  for (const as of members)
    for (const { id } of members)
      if (id !== as.id) await app.send('POST', '/api/follows', { as, body: { user_id: id } });
});

afterAll(async () => {
  await twin?.close();
  await app?.close();
});

interface Target {
  post: { id: number; user_id: number };
  member: TestMember;
  author: TestMember;
  word: string;
}

const run = (statement: ReturnType<typeof sql>) => statement.execute(app.platform.db);

/** Everything that a card shows, changed by the member concerned or by what works on its own. */
const changes: Record<string, (target: Target) => Promise<unknown>> = {
  'a favourite': ({ post, member }) =>
    app.send('POST', '/api/postfavorites', { as: member, body: { post_id: post.id } }),
  'a favourite taken back': ({ post, member }) =>
    run(sql`delete from favourites where user_id = ${member.id} and post_id = ${post.id}`),
  'new words and tags': ({ post, author, word }) =>
    app.send('PUT', `/api/posts/${post.id}`, {
      as: author,
      body: { location: `Hotel ${word}, Zermatt`, caption: word, tags: word },
    }),
  'put away': ({ post, author }) => app.send('PUT', `/api/posts/${post.id}/archive`, { as: author }),
  'shown again': ({ post }) => run(sql`update posts set archived = false where id = ${post.id}`),
  'a new name': ({ author, word }) =>
    app.send('POST', `/api/users/${author.id}/update`, { as: author, body: { name: word } }),
  'an atlas opened': ({ author }) => app.send('PUT', '/api/me/atlas', { as: author, body: { shown: true } }),
  'an atlas closed': ({ author }) => app.send('PUT', '/api/me/atlas', { as: author, body: { shown: false } }),
  'a picture that is described': ({ post, word }) =>
    run(sql`update pictures set alt = ${word} where post_id = ${post.id}`),
  'a picture that is on its way': ({ post }) =>
    run(sql`insert into pictures (post_id, position, key)
      select ${post.id}, coalesce(max(position), 0) + 1, md5(random()::text) from pictures where post_id = ${post.id}`),
  'a picture less': ({ post }) => run(sql`delete from pictures where post_id = ${post.id} and position > 0`),
  'a link that is switched off': ({ post }) =>
    run(sql`update links set switched_off_at = now() where post_id = ${post.id}`),
  'a link that is switched on': ({ post }) =>
    run(sql`update links set switched_off_at = null where post_id = ${post.id}`),
  'another hotel page': ({ post, word }) =>
    run(
      sql`update hotels set slug = ${`${word}-${post.id}`} where id = (select hotel_id from posts where id = ${post.id})`,
    ),
  'words of another account': ({ post }) =>
    run(sql`update posts set source_handle = 'alps.diary' where id = ${post.id}`),
  'an account that is proven': ({ author }) =>
    run(sql`insert into claimed_handles (handle, user_id, code, confirmed_at)
      select 'alps.diary', ${author.id}, 'x', now() where not exists (select from claimed_handles)`),
  'an account that is taken back': () => run(sql`delete from claimed_handles`),
  'a label of moderators': ({ post }) =>
    run(sql`update posts set label = 'misleading' where id = ${post.id}`),
};

/** Every list of every process against the pages of its posts, which are read afresh. */
async function expectFresh(viewer: TestMember, author: number): Promise<void> {
  const urls = ['/api/posts/latest/0', '/api/users/followers/allposts', `/api/user/${author}/posts/0`];
  const answers = urls.flatMap((url) => [app, twin].map((server) => server.send('GET', url, { as: viewer })));
  const shown = (await Promise.all(answers)).flatMap(({ body }) => body as { id: number }[]);
  const ids = [...new Set(shown.map(({ id }) => id))];
  const fresh = new Map(
    await Promise.all(
      ids.map(async (id) => [id, (await app.send('GET', `/api/posts/${id}`, { as: viewer })).body] as const),
    ),
  );
  for (const post of shown) expect(post).toEqual(fresh.get(post.id));
}

test('Any change by anyone shows at once in all lists of all processes', async () => {
  const step = fc.record({
    change: fc.constantFrom(...Object.keys(changes)),
    post: fc.nat(5),
    member: fc.nat(2),
    word: fc.stringMatching(/^[a-z]{3,9}$/),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { change, word, ...which } of steps) {
        const [post, member] = [posts[which.post], members[which.member]];
        const author = members.find(({ id }) => id === post?.user_id);
        if (post === undefined || member === undefined || author === undefined) throw new Error('nobody');
        await changes[change]?.({ post, member, author, word });
        await expectFresh(member, author.id);
      }
    }),
    { numRuns: 8 },
  );
});

test.each(Object.keys(changes))('Lists show %s at once', async (change) => {
  const [post, member] = [posts[0], members[1]];
  const author = members[0];
  if (post === undefined || member === undefined || author === undefined) throw new Error('nobody');
  await expectFresh(member, author.id);
  await changes[change]?.({ post, member, author, word: 'meadow' });
  await expectFresh(member, author.id);
});

test('A reader’s own fields of a post are sent to that reader alone', async () => {
  const [author, reader] = members as [TestMember, TestMember];
  const post = await publishPost(app, { as: author, fields: { hotel_url: 'https://hotel.example/room' } });
  await app.send('POST', '/api/postfavorites', { as: reader, body: { post_id: post.id } });
  const seenBy = async (as?: TestMember) =>
    (await app.send('GET', '/api/posts/latest/0', { as })).body.find(
      ({ id }: { id: number }) => id === post.id,
    );
  expect(await seenBy(author)).toMatchObject({
    hotel_url: post.hotel_url,
    favorite_id: null,
    can: { update: true },
  });
  expect(post.hotel_url).not.toBeNull();
  expect(await seenBy(reader)).toMatchObject({
    hotel_url: null,
    favorite: 1,
    favorite_id: expect.any(Number),
  });
  expect(await seenBy()).toMatchObject({
    hotel_url: null,
    favorite: 1,
    favorite_id: null,
    can: { favourite: false },
  });
});

test('A change of any column of a post that a card shows renews its card, favourites aside', async () => {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
    where tgname = 'posts__renew_card'`.execute(app.platform.db);
  const renewing = rows.map(({ column }) => column);
  const { rows: all } = await sql<{ column: string }>`
    select attname as column from pg_attribute where attrelid = 'posts'::regclass and attnum > 0`.execute(
    app.platform.db,
  );
  const [view] = await viewsByIds(app.platform.db, [posts[0]?.id ?? 0], 0);
  const shown = Object.keys(view ?? {}).filter((name) => all.some(({ column }) => column === name));
  const apart = ['id', 'favourites_count', 'card_version'];
  expect(shown.length).toBeGreaterThan(20);
  const wanted = [...shown.filter((name) => !apart.includes(name)), 'hotel_id', 'source_handle'];
  expect(renewing).toEqual(expect.arrayContaining(wanted));
});
