import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { visibleTo } from './visible.ts';

export interface FollowRecord {
  id: number;
  user_id: number;
  follower_id: number;
}

export function followOf(
  db: Executor,
  pair: { userId: number; followerId: number },
): Promise<FollowRecord | undefined> {
  return db
    .selectFrom('follows')
    .select(['id', 'user_id', 'follower_id'])
    .where('user_id', '=', pair.userId)
    .where('follower_id', '=', pair.followerId)
    .executeTakeFirst();
}

export function followById(db: Executor, id: number): Promise<FollowRecord | undefined> {
  return db
    .selectFrom('follows')
    .select(['id', 'user_id', 'follower_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a follow, or answers undefined when it is there already. */
export function insertFollow(
  db: Executor,
  pair: { userId: number; followerId: number; at: Date },
): Promise<FollowRecord | undefined> {
  return db
    .insertInto('follows')
    .values({ user_id: pair.userId, follower_id: pair.followerId, created_at: pair.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'user_id', 'follower_id'])
    .executeTakeFirst();
}

/** Inserts follows that are not there yet. */
export async function insertFollows(
  db: Executor,
  follows: { user_id: number; follower_id: number }[],
): Promise<void> {
  await db
    .insertInto('follows')
    .values(follows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFollowRow(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('follows').where('id', '=', id).execute();
}

export async function deleteFollowsBetween(db: Executor, one: number, other: number): Promise<void> {
  await db
    .deleteFrom('follows')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('follower_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('follower_id', '=', one)]),
      ]),
    )
    .execute();
}

/** Lets one change at a time happen between two members, whichever of them makes it, until the transaction ends. */
export async function lockPair(trx: Executor, one: number, other: number): Promise<void> {
  const pair = `members:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(trx);
}

export async function isBlocked(db: Executor, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the viewer has blocked the other (`mine`, also where both did), or was blocked by them (`theirs`). */
export async function blockBetween(
  db: Executor,
  members: { viewerId: number; otherId: number },
): Promise<'mine' | 'theirs' | null> {
  const { viewerId, otherId } = members;
  const rows = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', viewerId), eb('blocked_id', '=', otherId)]),
        eb.and([eb('user_id', '=', otherId), eb('blocked_id', '=', viewerId)]),
      ]),
    )
    .execute();
  if (rows.length === 0) return null;
  return rows.some((row) => row.user_id === viewerId) ? 'mine' : 'theirs';
}

export async function insertBlock(db: Executor, block: { userId: number; blockedId: number }): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ user_id: block.userId, blocked_id: block.blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Executor, block: { userId: number; blockedId: number }): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('user_id', '=', block.userId)
    .where('blocked_id', '=', block.blockedId)
    .execute();
}

/** The columns of a member in a list, with the follow records between them and the viewer. */
const memberColumns = (viewerId: number) =>
  [
    'users.id',
    'users.username',
    'users.name',
    'users.last_name',
    'users.avatar_key',
    'users.followers_count',
    'users.following_count',
    sql<
      number | null
    >`(select mine.id from follows mine where mine.follower_id = ${viewerId} and mine.user_id = users.id)`.as(
      'follow_id',
    ),
    sql<boolean>`exists (select from follows theirs where theirs.follower_id = users.id and theirs.user_id = ${viewerId})`.as(
      'follows_back',
    ),
  ] as const;

export type MemberRow = Awaited<ReturnType<typeof followers>>[number];

interface MemberPage {
  userId: number;
  viewerId: number;
  /** Id of the last follow record of the page before. */
  last: number | null;
  limit: number;
}

/** Members who follow a member, newest follow first. */
export function followers(db: Executor, page: MemberPage) {
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.follower_id')
    .select(memberColumns(page.viewerId))
    .select('follows.id as position')
    .where('follows.user_id', '=', page.userId)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`follows.id < ${page.last}`)
    .where(visibleTo(page.viewerId, 'users.id'))
    .orderBy('follows.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Members whom a member follows, newest follow first. */
export function following(db: Executor, page: MemberPage) {
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.user_id')
    .select(memberColumns(page.viewerId))
    .select('follows.id as position')
    .where('follows.follower_id', '=', page.userId)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`follows.id < ${page.last}`)
    .where(visibleTo(page.viewerId, 'users.id'))
    .orderBy('follows.id', 'desc')
    .limit(page.limit)
    .execute();
}

export function blockedMembers(db: Executor, viewerId: number) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(memberColumns(viewerId))
    .select(sql<number>`0`.as('position'))
    .where('blocks.user_id', '=', viewerId)
    .orderBy('blocks.created_at', 'desc')
    .limit(200)
    .execute();
}

/** So many members are compared at most: usernames that begin as typed, and names that are alike. */
const mostCompared = { prefixed: 300, alike: 400 };

/**
 * Members by username or name. Words of up to two letters match the beginning of a username; longer ones match by trigrams, so that
 * a typing error still finds; they are asked only where the beginnings leave room. Best match first: the exact username, its beginning, then by the
 * likeness of the whole, which costs a fraction of the likeness of words by which they were found.
 */
export function matchingMembers(db: Executor, search: { text: string; viewerId: number; limit: number }) {
  const asked = sql`fold(${search.text})`;
  const key = search.text.toLowerCase().replace(/^@/, '');
  // Bounds and not a pattern: a prepared statement can use the index whatever is typed.
  const begins = sql<SqlBool>`(users.username_key ~>=~ ${key} and users.username_key ~<~ ${`${key}\u{10ffff}`})`;
  const prefixed = sql`select id from users where ${begins} order by username_key using ~<~ limit ${sql.lit(mostCompared.prefixed)}`;
  const alike =
    key.length <= 2
      ? sql``
      : sql`union (select id from users where ${asked} <% search_text
          and (select count(*) from prefixed) <= ${sql.lit(search.limit)} limit ${sql.lit(mostCompared.alike)})`;
  return db
    .selectFrom('users')
    .select(memberColumns(search.viewerId))
    .select(sql<number>`0`.as('position'))
    .where(
      'users.id',
      'in',
      sql<number>`(with prefixed as materialized (${prefixed}) select id from prefixed ${alike})`,
    )
    .where('users.id', '<>', search.viewerId)
    .where('users.left_at', 'is', null)
    .where(visibleTo(search.viewerId, 'users.id'))
    .orderBy(sql`users.username_key = ${key}`, 'desc')
    .orderBy(begins, 'desc')
    .orderBy(sql`similarity(${asked}, users.search_text)`, 'desc')
    .orderBy('users.followers_count', 'desc')
    .orderBy('users.id')
    .limit(search.limit)
    .execute();
}
