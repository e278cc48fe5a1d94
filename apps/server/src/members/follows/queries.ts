import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';
import type { Writing } from '../notifications/index.ts';
import { hasNotBlocked, notSuspended, visibleTo } from './visible.ts';

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

/** A follow by its id. */
export function followById(db: Executor, id: number): Promise<FollowRecord | undefined> {
  return db
    .selectFrom('follows')
    .select(['id', 'user_id', 'follower_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a follow; answers nothing if it exists. */
export function insertFollow(
  db: Executor,
  pair: { userId: number; followerId: number; at: Date },
): Writing<FollowRecord> {
  return db
    .insertInto('follows')
    .values({ user_id: pair.userId, follower_id: pair.followerId, created_at: pair.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'user_id', 'follower_id']);
}

/**
 * How many members someone has begun to follow since then, those included whom they follow no more but told of it, if they can find this member:
 * neither has blocked the other.
 */
export function followsBefore(
  db: Executor,
  { userId, followerId, since }: { userId: number; followerId: number; since: Date },
): Promise<{ followed: number } | undefined> {
  return db
    .selectFrom('users')
    .select(
      sql<number>`(select count(*) from (
        select user_id from follows where follower_id = ${followerId} and created_at > ${since}
        union
        select user_id from notifications where actor_id = ${followerId} and kind = 'follow' and created_at > ${since}
      ) begun)`.as('followed'),
    )
    .where('id', '=', userId)
    .where('left_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(visibleTo(followerId, 'users.id'))
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

/** Ends the follows between two members, in both directions. */
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

const pairKey = (one: number, other: number) => `members:${Math.min(one, other)}:${Math.max(one, other)}`;

/** Serialises changes between two members, whichever of them makes it, until the transaction ends. */
export async function lockPair(trx: Executor, one: number, other: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pairKey(one, other)}, 0))`.execute(trx);
}

/** The same, and has a member follow one after the other: all of them count. One statement, as a follow waits for each. */
export async function lockFollow(trx: Executor, pair: { userId: number; followerId: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`follower:${pair.followerId}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${pairKey(pair.userId, pair.followerId)}, 0))`.execute(trx);
}

export async function isBlocked(db: Executor, one: number, other: number): Promise<boolean> {
  return (await blockBetween(db, { viewerId: one, otherId: other })) !== null;
}

/** Whether the viewer has blocked the other (`mine`, also if both did), or was blocked by them (`theirs`). */
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

/** Blocks a member; repeating it changes nothing. */
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

export type MemberRow = Awaited<ReturnType<typeof membersByIds>>[number];

/** What lists show of these members, in no order. */
export function membersByIds(db: Executor, ids: readonly number[], viewerId: number) {
  return db
    .selectFrom('users')
    .select(memberColumns(viewerId))
    .where('users.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Ids of members of one list of follows, newest follow first; `position` is the id of the follow record. */
function followIds(
  db: Executor,
  { viewerId, last, limit }: PageQuery<readonly [position: number]>,
  list: { shown: 'follower_id' | 'user_id'; of: 'follower_id' | 'user_id'; memberId: number },
) {
  return db
    .selectFrom('follows')
    .select([`follows.${list.shown} as id`, 'follows.id as position'])
    .where(`follows.${list.of}`, '=', list.memberId)
    .where(belowId('follows.id', last))
    .where(visibleTo(viewerId, `follows.${list.shown}`))
    .where(notSuspended(`follows.${list.shown}`))
    .orderBy('follows.id', 'desc')
    .limit(limit)
    .execute();
}

export function followerIds(db: Executor, wanted: PageQuery<readonly [position: number]>, memberId: number) {
  return followIds(db, wanted, { shown: 'follower_id', of: 'user_id', memberId });
}

export function followedIds(db: Executor, wanted: PageQuery<readonly [position: number]>, memberId: number) {
  return followIds(db, wanted, { shown: 'user_id', of: 'follower_id', memberId });
}

/** Members whom the viewer has blocked, latest first; without those who have blocked the viewer and so are unknown to them. */
export function blockedIds(db: Executor, viewerId: number) {
  return db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('user_id', '=', viewerId)
    .where(hasNotBlocked(viewerId, 'blocks.blocked_id'))
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}
