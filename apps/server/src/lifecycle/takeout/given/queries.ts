import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../../platform/db/database.ts';

/** A stretch of a list in the order of its ids. */
export interface Stretch {
  userId: number;
  after: number;
  limit: number;
}

export function profileOf(db: Executor, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'last_name', 'email', 'bio', 'language', 'permissions'])
    .select(['followers_count', 'following_count', 'posts_count', 'avatar_key', 'cover_key'])
    .select(['created_at', 'updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('identities')
          .select(['identities.provider', 'identities.subject', 'identities.email', 'identities.created_at'])
          .whereRef('identities.user_id', '=', 'users.id'),
      ).as('sign_in_with'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function postsOf(db: Executor, { userId, after, limit }: Stretch) {
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

/** Pictures that are there, with the folder of their files. */
export function picturesOf(db: Executor, { userId, after, limit }: Stretch) {
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

export function favouritesOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('favourites')
    .innerJoin('posts', 'posts.id', 'favourites.post_id')
    .innerJoin('users as author', 'author.id', 'posts.user_id')
    .select(['favourites.id', 'favourites.post_id', 'posts.location', 'author.username as by'])
    .select('favourites.created_at')
    .where('favourites.user_id', '=', userId)
    .where('favourites.id', '>', after)
    .orderBy('favourites.id')
    .limit(limit)
    .execute();
}

/** Whom the member follows, or who follows the member. */
export function followsOf(db: Executor, side: 'following' | 'followers', { userId, after, limit }: Stretch) {
  const [own, other] =
    side === 'following'
      ? (['follows.follower_id', 'follows.user_id'] as const)
      : (['follows.user_id', 'follows.follower_id'] as const);
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', other)
    .select(['follows.id', 'users.username', 'follows.created_at as since'])
    .where(own, '=', userId)
    .where('follows.id', '>', after)
    .orderBy('follows.id')
    .limit(limit)
    .execute();
}

export function recommendationsOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('recommendations')
    .innerJoin('users as giver', 'giver.id', 'recommendations.from_id')
    .leftJoin('users as receiver', 'receiver.id', 'recommendations.to_id')
    .select(['recommendations.id', 'giver.username as from', 'receiver.username as to'])
    .select(['recommendations.location', 'recommendations.city', 'recommendations.country'])
    .select(['recommendations.lat', 'recommendations.lng', 'recommendations.created_at'])
    .where((eb) => eb.or([eb('from_id', '=', userId), eb('to_id', '=', userId)]))
    .where('recommendations.id', '>', after)
    .orderBy('recommendations.id')
    .limit(limit)
    .execute();
}

export function wishesOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('wishes')
    .select(['id', 'state', 'hotel_name', 'city', 'region', 'country', 'lat', 'lng'])
    .select(['source_url', 'source_author', 'source_post_id', 'own_post_id', 'saved_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
