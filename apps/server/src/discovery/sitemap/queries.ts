import type { Executor } from '../../platform/db/database.ts';

/** A range of ids: from `first` up to but without `end`. */
export interface IdRange {
  first: number;
  end: number;
}

/** The highest ids of posts, hotels and members, 0 where there are none. */
export async function highestIds(db: Executor): Promise<{ posts: number; hotels: number; users: number }> {
  const highest = async (table: 'posts' | 'hotels' | 'users') => {
    const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  };
  return {
    posts: await highest('posts'),
    hotels: await highest('hotels'),
    users: await highest('users'),
  };
}

/** Posts of the range that everybody may read, with their last change. */
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

/** Hotels of the range that have posts. */
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

/** Members of the range whose atlas everybody may open and that has a stay. */
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
