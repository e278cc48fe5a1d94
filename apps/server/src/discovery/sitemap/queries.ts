import type { Executor } from '../../platform/db/database.ts';

/** A range of ids: from `first` up to but without `end`. */
export interface IdRange {
  first: number;
  end: number;
}

/** The lowest and the highest id of a table; null if it is empty. */
export async function idsOf(
  db: Executor,
  table: 'posts' | 'hotels' | 'users',
): Promise<{ lowest: number; highest: number } | null> {
  const ids = db.selectFrom(table).select('id').limit(1);
  const lowest = await ids.orderBy('id').executeTakeFirst();
  const highest = await ids.orderBy('id', 'desc').executeTakeFirst();
  return lowest === undefined || highest === undefined ? null : { lowest: lowest.id, highest: highest.id };
}

export function publicPosts(db: Executor, { first, end }: IdRange) {
  return db
    .selectFrom('posts')
    .select(['id', 'updated_at'])
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('archived', '=', false)
    .orderBy('id')
    .execute();
}

export function hotelsWithPosts(db: Executor, { first, end }: IdRange) {
  return db
    .selectFrom('hotels')
    .select('slug')
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('posts_count', '>', 0)
    .orderBy('id')
    .execute();
}

/** Members of the range with a public atlas and at least one stay. */
export function shownAtlases(db: Executor, { first, end }: IdRange) {
  return db
    .selectFrom('users')
    .select('username')
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('atlas_shown', '=', true)
    .where('left_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('posts')
          .select('posts.id')
          .whereRef('posts.user_id', '=', 'users.id')
          .where('posts.archived', '=', false),
      ),
    )
    .orderBy('id')
    .execute();
}
