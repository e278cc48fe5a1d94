import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { notMuted, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type DigestRow = Selectable<Tables['digests']>;

/** A member's digest, if they have asked for one. */
export function digestOf(db: Executor, userId: number): Promise<DigestRow | undefined> {
  return db.selectFrom('digests').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a member's digest, replacing an earlier one. */
export async function storeDigest(db: Executor, digest: DigestRow): Promise<void> {
  const { user_id, rhythm, last_period, told_until } = digest;
  await db
    .insertInto('digests')
    .values({ user_id, rhythm, last_period, told_until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ rhythm, last_period, told_until }))
    .execute();
}

export async function deleteDigest(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('digests').where('user_id', '=', userId).execute();
}

/** Members who have not had a digest in the current period, in the order of their ids. */
export function dueMembers(
  db: Executor,
  due: { daily: string; weekly: string; after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('digests')
    .select('user_id as id')
    .where('user_id', '>', due.after)
    .where((eb) =>
      eb.or([
        eb.and([eb('rhythm', '=', 'daily'), eb('last_period', '<>', due.daily)]),
        eb.and([eb('rhythm', '=', 'weekly'), eb('last_period', '<>', due.weekly)]),
      ]),
    )
    .orderBy('user_id')
    .limit(due.limit)
    .execute();
}

/** The row, locked: a second process finds the period taken. */
export function lockDigest(trx: Executor, userId: number): Promise<DigestRow | undefined> {
  return trx.selectFrom('digests').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** How many stays the followed members have saved since then, counted up to a hundred. */
export async function newStaysFor(db: Executor, member: { userId: number; since: Date }): Promise<number> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('posts', 'posts.user_id', 'follows.user_id')
    .select('posts.id')
    .where('follows.follower_id', '=', member.userId)
    .where('posts.archived', '=', false)
    .where('posts.saved_at', '>', member.since)
    .where(sql<boolean>`posts.created_at > ${member.since}`)
    .where(visibleTo(member.userId, 'posts.user_id'))
    .where(notMuted(member.userId, 'posts.user_id'))
    .limit(100)
    .execute();
  return rows.length;
}
