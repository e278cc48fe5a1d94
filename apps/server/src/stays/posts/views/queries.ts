import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { visibleTo } from '../../../members/follows/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { anyOf, statement } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import { isProven } from '../../links/index.ts';

/** A post with everything a reader sees of it. */
export type PostView = Awaited<ReturnType<typeof viewsByIds>>[number];

/** The columns of a post that `present.ts` reads. */
const shownColumns = [
  'posts.id',
  'posts.user_id',
  'posts.caption',
  'posts.location',
  'posts.hotel_name',
  'posts.hotel_url',
  'posts.lat',
  'posts.lng',
  'posts.street',
  'posts.zip',
  'posts.city',
  'posts.state',
  'posts.country',
  'posts.price_minor',
  'posts.price_currency',
  'posts.price_per',
  'posts.found',
  'posts.archived',
  'posts.withheld',
  'posts.label',
  'posts.ad_label',
  'posts.source_post_id',
  'posts.source_url',
  'posts.favourites_count',
  'posts.created_at',
  'posts.card_version',
] as const;

/** The account that a post was taken from; null if it is the author's own, proven by a claim. */
export const creditOf = sql<
  string | null
>`case when posts.source_handle is null or ${isProven('posts')} then null else posts.source_handle end`;

/** Whether a cached card of a post is still valid, and what differs from reader to reader. */
export interface CardKey {
  id: number;
  created_at: Date;
  card_version: number;
  author_version: number;
  favourites_count: number;
  favourite_id: number | null;
}

type Posts = SelectQueryBuilder<Tables, 'posts', unknown>;

/** Candidates, selected by id and time, with what else their card keys need: each row is read once, where its position in the list is found. */
export const withKeys = <Row extends { id: number; created_at: Date }>(
  db: Executor,
  candidates: SelectQueryBuilder<Tables, 'posts', Row>,
): Posts =>
  db.selectFrom(
    candidates.select(['posts.user_id', 'posts.card_version', 'posts.favourites_count']).as('posts'),
  ) as Posts;

/** Card keys of all posts, or of some (`withKeys`). */
export function cardKeys(db: Executor, viewerId: number, posts: Posts = db.selectFrom('posts')) {
  return posts
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select([
      'posts.id',
      'posts.created_at',
      'posts.card_version',
      'users.card_version as author_version',
      'posts.favourites_count',
      favouriteOf(viewerId).as('favourite_id'),
    ]);
}

const favouriteOf = (viewerId: number) =>
  viewerId === 0
    ? sql<number | null>`null::bigint`
    : sql<
        number | null
      >`(select favourites.id from favourites where favourites.post_id = posts.id and favourites.user_id = ${viewerId})`;

/** The keys of these posts' cards, in any order. */
export const keysByIds = statement((db, page: { ids: number[]; viewerId: number }) =>
  cardKeys(db, page.viewerId).where('posts.id', '=', anyOf(page.ids, 'bigint')),
);

/** Everything readers see of these posts, in one statement; the caller orders them. */
export function viewsByIds(db: Executor, ids: readonly number[], viewerId: number) {
  return views(db, { ids: ids as number[], viewerId });
}

const views = statement((db, page: { ids: number[]; viewerId: number }) =>
  postViews(db, page.viewerId).where('posts.id', '=', anyOf(page.ids, 'bigint')),
);

const visibleView = statement((db, page: { id: number; viewerId: number }) =>
  postViews(db, page.viewerId)
    .where('posts.id', '=', page.id)
    .where(visibleTo(page.viewerId, 'posts.user_id')),
);

/** Everything readers see of a post, unless one of viewer and author has blocked the other. */
export async function visibleViewById(db: Executor, id: number, viewerId: number) {
  return (await visibleView(db, { id, viewerId }))[0];
}

/** Everything that readers see of posts; the caller selects them. */
function postViews(db: Executor, viewerId: number) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('hotels', 'hotels.id', 'posts.hotel_id')
    .leftJoin('links', (join) =>
      join.onRef('links.post_id', '=', 'posts.id').on('links.switched_off_at', 'is', null),
    )
    .select(shownColumns)
    .select([
      'users.username',
      'users.name',
      'users.last_name',
      'users.avatar_key',
      'users.atlas_shown',
      'users.card_version as author_version',
      'hotels.slug as hotel_slug',
      'links.code as link_code',
      'links.partner as link_partner',
      creditOf.as('credit'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('pictures')
          .select([
            'pictures.id',
            'pictures.key',
            'pictures.status',
            'pictures.alt',
            'pictures.thumbhash',
            'pictures.width',
            'pictures.height',
          ])
          .whereRef('pictures.post_id', '=', 'posts.id')
          .orderBy('pictures.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('post_tags')
          .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
          .select(['tags.id', 'tags.name', 'tags.name_de'])
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('post_tags.position'),
      ).as('tags'),
      eb
        .selectFrom('favourites')
        .select('favourites.id')
        .whereRef('favourites.post_id', '=', 'posts.id')
        .where('favourites.user_id', '=', viewerId)
        .as('favourite_id'),
    ]);
}
