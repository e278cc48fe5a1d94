import type { Executor } from '../../platform/db/database.ts';

/** A range of ids: from `first` up to but without `end`. */
export interface IdRange {
  first: number;
  end: number;
}

/** The highest ids of posts and hotels, 0 where there are none. */
export async function highestIds(db: Executor): Promise<{ posts: number; hotels: number }> {
  const highest = async (table: 'posts' | 'hotels') => {
    const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  };
  return { posts: await highest('posts'), hotels: await highest('hotels') };
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

/** Hotels of the range about which somebody told. */
export function toldHotels(db: Executor, { first, end }: IdRange) {
  return db
    .selectFrom('hotels')
    .select('slug')
    .where('id', '>=', first)
    .where('id', '<', end)
    .where('posts_count', '>', 0)
    .orderBy('id')
    .execute();
}
