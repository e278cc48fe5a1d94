import { type Compilable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { atHotel, byAuthor, latest, newestVisible } from './queries.ts';
import { type CardKey, cardKeys, creditOf, withKeys } from './views/queries.ts';

/*
 * First pages: the keys of their cards are found by one prepared statement each, one for visitors, who have no blocks, and one for members. Later
 * pages, which few readers open, go through the stages of every list.
 */

interface FirstPage {
  viewerId: number;
  limit: number;
}

/** A statement for visitors and one for members, both described by `build`; visitors have the id 0. */
function firstPage<Page extends FirstPage, Key extends CardKey = CardKey>(
  build: (db: Executor, page: Page, viewerId: number) => Compilable<Key>,
): (db: Executor, page: Page) => Promise<Key[]> {
  const forVisitors = statement((db, page: Page) => build(db, page, 0));
  const forMembers = statement((db, page: Page) => build(db, page, page.viewerId));
  return (db, page) => (page.viewerId === 0 ? forVisitors : forMembers)(db, page);
}

/** The keys of the first page of these candidates, newest first. */
const firstKeys = (
  db: Executor,
  candidates: SelectQueryBuilder<Tables, 'posts', unknown>,
  { viewerId, limit }: FirstPage,
) =>
  cardKeys(db, viewerId, withKeys(db, newestVisible(candidates, { viewerId, limit, last: null })))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc');

/** The first page of everyone's posts except those of members whom the viewer has muted, as the keys of their cards, in no order. */
export const latestPosts = firstPage((db, { limit }, viewerId) =>
  firstKeys(db, latest(db, viewerId), { viewerId, limit }),
);

/** The first page of a member's active posts, as the keys of their cards; nothing for an account that is leaving or suspended. */
export const newestByAuthor = firstPage((db, { userId, limit }: FirstPage & { userId: number }, viewerId) =>
  firstKeys(db, byAuthor(db, userId).where('posts.archived', '=', sql.lit(false)), { viewerId, limit })
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null),
);

/** The first page of public posts about the hotel with this slug; a slug from before a merge finds nothing. */
export const newestAtHotel = firstPage((db, { slug, limit }: FirstPage & { slug: string }, viewerId) => {
  const hotelId = sql<number>`(select id from hotels where slug = ${slug})`;
  return firstKeys(db, atHotel(db, { hotelId, viewerId }), { viewerId, limit });
});

type Books = 'own' | 'any';

/**
 * The public posts about a hotel with the most favourites, of equals the first, and besides, in this order, the first with a working link: `own` to a
 * stay in its author's own words, whose address is confirmed, and `any`. A post can be in all three.
 */
export const foremostAtHotel = firstPage(
  (db, { hotelId, limit }: FirstPage & { hotelId: number }, viewerId) => {
    const foremost = atHotel(db, { hotelId, viewerId })
      .where(visibleTo(viewerId, 'posts.user_id'))
      .orderBy('posts.favourites_count', 'desc')
      .orderBy('posts.id');
    const favoured = foremost.select(['posts.id', sql<Books | null>`null`.as('books')]);
    const linked = foremost
      .innerJoin('links', 'links.post_id', 'posts.id')
      .innerJoin('users as authors', 'authors.id', 'posts.user_id')
      .where('links.switched_off_at', 'is', null)
      .where('links.broken_at', 'is', null)
      .whereRef('links.user_id', '=', 'posts.user_id')
      .limit(sql.lit(1));
    const own = linked.where('authors.email_verified_at', 'is not', null).where(creditOf, 'is', null);
    const chosen = db
      .selectFrom(favoured.limit(sql.lit(limit)).as('favoured'))
      .selectAll()
      .unionAll(
        db.selectFrom(own.select(['posts.id', sql<Books | null>`'own'`.as('books')]).as('own')).selectAll(),
      )
      .unionAll(
        db
          .selectFrom(linked.select(['posts.id', sql<Books | null>`'any'`.as('books')]).as('linked'))
          .selectAll(),
      );
    return cardKeys(db, viewerId)
      .innerJoin(chosen.as('chosen'), 'chosen.id', 'posts.id')
      .select('chosen.books')
      .orderBy('posts.favourites_count', 'desc')
      .orderBy('posts.id');
  },
);

interface AroundPage extends FirstPage {
  lat: number;
  lng: number;
}

export const searchRadiusMetres = 25_000;
/** How many posts around a point are searched for the nearest of each hotel: a busy hotel comes first with all its posts. */
const nearestLookedThrough = 48;

/** Around a point the nearest post of each hotel, as the keys of their cards, nearest first. */
export const nearestOfHotels = firstPage((db, { lat, lng, limit }: AroundPage, viewerId) => {
  // In a subquery, so that a generic plan costs no more: PostgreSQL would plan every call again (`anyOf`).
  const here = sql`(select ll_to_earth(${lat}::float8, ${lng}::float8))`;
  const there = sql`ll_to_earth(posts.lat, posts.lng)`;
  const around = latest(db, viewerId)
    .select(['posts.id', 'posts.hotel_id', 'posts.created_at'])
    // Whole metres, so that of stays at the same spot the newest comes first.
    .select(sql<number>`round(earth_distance(${here}, ${there}))`.as('metres'))
    .where('posts.lat', 'is not', null)
    .where(visibleTo(viewerId, 'posts.user_id'))
    .where(sql<SqlBool>`earth_box(${here}, ${sql.lit(searchRadiusMetres)}) @> ${there}`)
    // The index returns posts by distance.
    .orderBy(sql`${there} <-> ${here}`)
    .limit(sql.lit(nearestLookedThrough));
  const oneEach = db
    .selectFrom(around.as('around'))
    .distinctOn(sql`coalesce(hotel_id, -id)`)
    .select(['id', 'metres'])
    .where('metres', '<=', sql.lit(searchRadiusMetres))
    .orderBy(sql`coalesce(hotel_id, -id)`)
    .orderBy('metres')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return cardKeys(db, viewerId)
    .innerJoin(oneEach.as('nearest'), 'nearest.id', 'posts.id')
    .orderBy('nearest.metres')
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));
});
