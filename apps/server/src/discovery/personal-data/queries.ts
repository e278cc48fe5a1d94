import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';

/** Recommendations by and to the member; nobody is named to whom they have blocked. */
export function recommendationsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('recommendations')
    .leftJoin('users as giver', (join) =>
      join.onRef('giver.id', '=', 'recommendations.from_id').on(visibleTo(userId, 'giver.id')),
    )
    .leftJoin('users as receiver', (join) =>
      join.onRef('receiver.id', '=', 'recommendations.to_id').on(visibleTo(userId, 'receiver.id')),
    )
    .select(['recommendations.id', 'giver.username as from', 'receiver.username as to'])
    .select(['recommendations.location', 'recommendations.city', 'recommendations.country'])
    .select(['recommendations.lat', 'recommendations.lng', 'recommendations.created_at'])
    .where((eb) => eb.or([eb('from_id', '=', userId), eb('to_id', '=', userId)]))
    .where('recommendations.id', '>', after)
    .orderBy('recommendations.id')
    .limit(limit)
    .execute();
}

/** How often the member wants the digest; null without one. */
export async function digestOf(db: Executor, userId: number) {
  const digest = await db
    .selectFrom('digests')
    .select(['rhythm', 'told_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return digest ?? null;
}
