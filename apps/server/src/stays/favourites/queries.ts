import { sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Writing } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';

export interface FavouriteRecord {
  id: number;
  user_id: number;
  post_id: number;
}

export interface CountedFavourite extends FavouriteRecord {
  /** How many members have favourited the post. */
  favorite: number;
}

export function favouriteOf(
  db: Executor,
  pair: { userId: number; postId: number },
): Promise<CountedFavourite | undefined> {
  return db
    .selectFrom('favourites')
    .innerJoin('posts', 'posts.id', 'favourites.post_id')
    .select([
      'favourites.id',
      'favourites.user_id',
      'favourites.post_id',
      'posts.favourites_count as favorite',
    ])
    .where('favourites.user_id', '=', pair.userId)
    .where('favourites.post_id', '=', pair.postId)
    .executeTakeFirst();
}

/** A favourite by its id, whichever member it belongs to. */
export function favouriteById(db: Executor, id: number): Promise<FavouriteRecord | undefined> {
  return db
    .selectFrom('favourites')
    .select(['id', 'user_id', 'post_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a favourite; answers nothing if it exists. */
export function insertFavourite(
  db: Executor,
  pair: { userId: number; postId: number; at: Date },
): Writing<CountedFavourite> {
  return (
    db
      .insertInto('favourites')
      .values({ user_id: pair.userId, post_id: pair.postId, created_at: pair.at })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id', 'post_id'])
      // The trigger counts after this statement.
      .returning(
        sql<number>`(select favourites_count + 1 from posts where posts.id = favourites.post_id)`.as(
          'favorite',
        ),
      )
  );
}

/** Inserts favourites that are not there yet. */
export async function insertFavourites(
  db: Executor,
  favourites: { user_id: number; post_id: number }[],
): Promise<void> {
  const rows = { users: favourites.map((row) => row.user_id), posts: favourites.map((row) => row.post_id) };
  await sql`insert into favourites (user_id, post_id)
    select * from unnest(${rows.users}::bigint[], ${rows.posts}::bigint[]) on conflict do nothing`.execute(
    db,
  );
}

export async function deleteFavouriteRow(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('favourites').where('id', '=', id).execute();
}

/** Posts that a member favourited and may still see, latest favourite first. */
export function favouritedIds(db: Executor, page: PageQuery<readonly [position: number]>) {
  return db
    .selectFrom('favourites')
    .innerJoin('posts', 'posts.id', 'favourites.post_id')
    .select(['favourites.id as position', 'posts.id'])
    .where('favourites.user_id', '=', page.viewerId)
    .where('posts.archived', '=', false)
    .where(belowId('favourites.id', page.last))
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .orderBy('favourites.id', 'desc')
    .limit(page.limit)
    .execute();
}
