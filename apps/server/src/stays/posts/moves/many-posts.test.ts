import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { deletePostsOf } from '../delete-posts.ts';
import { hidePosts, releasePosts, showPosts, withholdPosts } from './queries.ts';

let app: TestApp;
let author: TestMember;
let ids: number[];

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
  const stay = { hotel_name: 'Hotel Murmelhof', lat: '46.02', long: '7.75', tags: ['alps', 'murmel'] };
  const posts = [];
  for (const caption of ['one', 'two', 'three'])
    posts.push(await publishPost(app, { as: author, fields: { ...stay, caption } }));
  ids = posts.map(({ id }) => id);
});

afterAll(() => app?.close());

/** How often a statement has changed rows of a table in this transaction. */
async function changesOf(trx: Executor, table: string, act: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await sql<{ n: number }>`
      select n_tup_upd::integer as n from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
    return rows[0]?.n ?? 0;
  };
  const before = await count();
  await act();
  return (await count()) - before;
}

test('Hiding and showing all stays of a member changes the member’s row, and that of a hotel, once, however many they are', async () => {
  const steps: [string, (trx: Executor) => Promise<unknown>][] = [
    ['leave', (trx) => hidePosts(trx, author.id)],
    ['come back', (trx) => showPosts(trx, author.id, ids)],
    ['suspend', (trx) => withholdPosts(trx, author.id)],
    ['release', (trx) => releasePosts(trx, author.id)],
  ];
  for (const table of ['users', 'hotels'])
    for (const [name, step] of steps)
      await inTransaction(app.platform.db, async (trx) => {
        expect([table, name, await changesOf(trx, table, () => step(trx))]).toEqual([table, name, 1]);
      });
  const { body } = await app.send('GET', `/api/user/${author.id}/posts/0`);
  expect(body).toHaveLength(3);
});

test('However many stays a member has, no statement changes more than five thousand of them', async () => {
  const { db } = app.platform;
  const many = await createMember(app);
  const stays = 5100;
  await inTransaction(db, async (trx) => {
    // Without triggers: nobody counts these stays one by one.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into posts (user_id, location) select ${many.id}, 'Stay ' || number from generate_series(1, ${stays}::integer) number`.execute(
      trx,
    );
    await sql`update users set posts_count = ${stays} where id = ${many.id}`.execute(trx);
  });
  const found: number[] = [];
  const steps: ((trx: Executor) => Promise<number[]>)[] = [
    (trx) => hidePosts(trx, many.id),
    (trx) => showPosts(trx, many.id, found),
    (trx) => withholdPosts(trx, many.id),
    (trx) => releasePosts(trx, many.id),
  ];
  for (const step of steps)
    await inTransaction(db, async (trx) => {
      const statements = await changesOf(trx, 'users', async () =>
        found.splice(0, stays, ...(await step(trx))),
      );
      expect([statements, new Set(found).size]).toEqual([2, stays]);
    });
  const row = await db
    .selectFrom('users')
    .select('posts_count')
    .where('id', '=', many.id)
    .executeTakeFirstOrThrow();
  expect(row.posts_count).toBe(stays);
});

test('Deleting all stays of a member changes a tag that they share once, and deletes those that nobody else uses', async () => {
  const other = await publishPost(app, { as: await createMember(app), fields: { tags: ['alps'] } });
  await inTransaction(app.platform.db, async (trx) => {
    expect(await changesOf(trx, 'tags', () => deletePostsOf(trx, author.id))).toBe(2);
  });
  const { rows } = await sql`select name, posts_count from tags where name in ('alps', 'murmel')`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ name: 'alps', posts_count: 1 }]);
  expect((await app.send('GET', `/api/user/${author.id}/posts/0`)).body).toEqual([]);
  expect((await app.send('GET', `/api/posts/${other.id}`)).status).toBe(200);
});
