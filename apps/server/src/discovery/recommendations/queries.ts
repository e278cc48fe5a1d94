import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

interface RecommendationPage {
  viewerId: number;
  last: number | null;
  limit: number;
}

export type RecommendationRow = Awaited<ReturnType<typeof recommendationsWhere>>[number];

function recommendationsWhere(db: Executor, which: Expression<SqlBool>, page: RecommendationPage) {
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
    .where(which)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`recommendations.id < ${page.last}`)
    .where(visibleTo(page.viewerId, 'recommendations.from_id'))
    .where(visibleTo(page.viewerId, 'recommendations.to_id'))
    .orderBy('recommendations.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** For the viewer, by the viewer, and for everybody by members whom the viewer follows. */
export function recommendationsFor(db: Executor, page: RecommendationPage) {
  const { viewerId } = page;
  const which = sql<SqlBool>`(recommendations.to_id = ${viewerId} or recommendations.from_id = ${viewerId} or (
    recommendations.to_id is null
    and exists (select from follows where follows.follower_id = ${viewerId} and follows.user_id = recommendations.from_id)))`;
  return recommendationsWhere(db, which, page);
}

/** By and to a member; what was meant for one person only shows to the two of them. */
export function recommendationsOf(db: Executor, page: RecommendationPage & { memberId: number }) {
  const { memberId, viewerId } = page;
  const which = sql<SqlBool>`(recommendations.from_id = ${memberId} or recommendations.to_id = ${memberId})
    and (recommendations.to_id is null or recommendations.to_id = ${viewerId} or recommendations.from_id = ${viewerId})`;
  return recommendationsWhere(db, which, page);
}

export function recommendationById(db: Executor, id: number, viewerId: number) {
  return recommendationsWhere(db, sql<SqlBool>`recommendations.id = ${id}`, {
    viewerId,
    last: null,
    limit: 1,
  });
}

export async function insertRecommendation(
  db: Executor,
  entry: Insertable<Tables['recommendations']>,
): Promise<number> {
  const row = await db.insertInto('recommendations').values(entry).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
