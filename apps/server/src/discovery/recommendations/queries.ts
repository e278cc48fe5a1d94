import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import { notMuted, notSuspended, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';

type Page = PageQuery<readonly [id: number]>;

function candidates(db: Executor, { viewerId, last, limit }: Page, which: Expression<SqlBool>) {
  return db
    .selectFrom('recommendations')
    .select('id')
    .where(which)
    .where(belowId('id', last))
    .where(visibleTo(viewerId, 'recommendations.from_id'))
    .where(visibleTo(viewerId, 'recommendations.to_id'))
    .where(notSuspended('recommendations.from_id'))
    .where(notSuspended('recommendations.to_id'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** For the viewer, by the viewer, and for everyone by members whom the viewer follows. */
export function idsForViewer(db: Executor, page: Page) {
  const { viewerId } = page;
  const which = sql<SqlBool>`(recommendations.to_id = ${viewerId} or recommendations.from_id = ${viewerId} or (
    recommendations.to_id is null
    and exists (select from follows where follows.follower_id = ${viewerId} and follows.user_id = recommendations.from_id)))
    and ${notMuted(viewerId, 'recommendations.from_id')}`;
  return candidates(db, page, which);
}

/** By and to a member; what was meant for one person only is shown to the two of them. */
export function idsOfMember(db: Executor, page: Page, memberId: number) {
  const { viewerId } = page;
  const which = sql<SqlBool>`(recommendations.from_id = ${memberId} or recommendations.to_id = ${memberId})
    and (recommendations.to_id is null or recommendations.to_id = ${viewerId} or recommendations.from_id = ${viewerId})`;
  return candidates(db, page, which);
}

export type RecommendationRow = Awaited<ReturnType<typeof recommendationsByIds>>[number];

/** Everything shown of these recommendations, in no order. */
export function recommendationsByIds(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('recommendations')
    .innerJoin('users as giver', 'giver.id', 'recommendations.from_id')
    .leftJoin('users as receiver', 'receiver.id', 'recommendations.to_id')
    .selectAll('recommendations')
    .select([
      'giver.username as from_username',
      'giver.name as from_name',
      'giver.avatar_key as from_avatar',
      'receiver.username as to_username',
      'receiver.name as to_name',
      'receiver.avatar_key as to_avatar',
    ])
    .where('recommendations.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Inserts a recommendation; answers its id. */
export async function insertRecommendation(
  db: Executor,
  entry: Insertable<Tables['recommendations']>,
): Promise<number> {
  const row = await db.insertInto('recommendations').values(entry).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
