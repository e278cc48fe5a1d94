import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';

export function postsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('posts')
    .leftJoin('hotels', 'hotels.id', 'posts.hotel_id')
    .select(['posts.id', 'posts.location', 'posts.caption', 'posts.hotel_name', 'posts.hotel_url'])
    .select([
      'hotels.slug as hotel_page',
      'posts.lat',
      'posts.lng',
      'posts.street',
      'posts.zip',
      'posts.city',
    ])
    .select(['posts.state', 'posts.country', 'posts.price_minor', 'posts.price_currency', 'posts.price_per'])
    .select(['posts.archived', 'posts.ad_label', 'posts.source', 'posts.source_handle', 'posts.source_url'])
    .select(['posts.favourites_count', 'posts.created_at', 'posts.saved_at', 'posts.updated_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('post_tags')
          .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
          .select('tags.name')
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('post_tags.position'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('pictures')
          .select([
            'pictures.position',
            'pictures.status',
            'pictures.alt',
            'pictures.width',
            'pictures.height',
          ])
          .whereRef('pictures.post_id', '=', 'posts.id')
          .orderBy('pictures.position'),
      ).as('pictures'),
    ])
    .where('posts.user_id', '=', userId)
    .where('posts.id', '>', after)
    .orderBy('posts.id')
    .limit(limit)
    .execute();
}

/** Stored pictures, with the folder of their files. */
export function picturesOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('posts')
    .innerJoin('pictures', 'pictures.post_id', 'posts.id')
    .select(['pictures.id', 'pictures.post_id', 'pictures.position', 'pictures.key'])
    .where('posts.user_id', '=', userId)
    .where('pictures.status', '=', 'ready')
    .where('pictures.id', '>', after)
    .orderBy('pictures.id')
    .limit(limit)
    .execute();
}

/** How many pictures there are of the member's posts. */
export async function countPictures(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .innerJoin('pictures', 'pictures.post_id', 'posts.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('posts.user_id', '=', userId)
    .where('pictures.status', '=', 'ready')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The posts that the member favourited; place and author of those that the member may still see. */
export function favouritesOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('favourites')
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.id', '=', 'favourites.post_id')
        .on((eb) => eb.or([eb('posts.user_id', '=', userId), eb('posts.archived', '=', false)]))
        .on(visibleTo(userId, 'posts.user_id')),
    )
    .leftJoin('users as author', 'author.id', 'posts.user_id')
    .select(['favourites.id', 'favourites.post_id', 'posts.location', 'author.username as by'])
    .select('favourites.created_at')
    .where('favourites.user_id', '=', userId)
    .where('favourites.id', '>', after)
    .orderBy('favourites.id')
    .limit(limit)
    .execute();
}

/** Links with totals of their clicks: visitors stay private. */
export function linksOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('links')
    .select(['id', 'code', 'post_id', 'label', 'target_url', 'partner', 'clicks_count as clicks'])
    .select(['switched_off_at', 'broken_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Clicks on the member's links, by month. */
export function clicksOf(db: Executor, userId: number) {
  return db
    .selectFrom('click_quarters')
    .select((eb) => [
      eb.fn<Date>('date_trunc', [eb.val('month'), 'quarter']).as('month'),
      eb.fn.sum<number>('clicks').as('clicks'),
    ])
    .where('user_id', '=', userId)
    .groupBy('month')
    .orderBy('month')
    .execute();
}

/** Storage folders with the pictures of the member's posts. */
export async function foldersOf(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .innerJoin('posts', 'posts.id', 'pictures.post_id')
    .select('pictures.key')
    .where('posts.user_id', '=', userId)
    .execute();
  return rows.map(({ key }) => key);
}
