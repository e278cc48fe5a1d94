import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { atHotel, byAuthor, latest, newestVisible } from './queries.ts';
import { type CardKey, cardKeys, withKeys } from './views/queries.ts';

/*
 * First pages: the keys of their cards are found by one prepared statement each, one for visitors, who have no blocks, and one for members. Later
 * pages, which few readers open, go through the stages of every list.
 */

interface FirstPage {
  viewerId: number;
  limit: number;
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

const latestForVisitors = statement((db, { limit }: { limit: number }) =>
  firstKeys(db, latest(db, 0), { viewerId: 0, limit }),
);
const latestForMembers = statement((db, { viewerId, limit }: FirstPage) =>
  firstKeys(db, latest(db, viewerId), { viewerId, limit }),
);

/** The first page of everyone's posts except those of members whom the viewer has muted, as the keys of their cards, in no order. */
export function latestPosts(db: Executor, page: FirstPage): Promise<CardKey[]> {
  return page.viewerId === 0 ? latestForVisitors(db, page) : latestForMembers(db, page);
}

const activeByAuthor = (db: Executor, userId: number) =>
  byAuthor(db, userId).where('posts.archived', '=', sql.lit(false));
/** Card keys of a member's posts; nothing for an account that is leaving or suspended. */
const keysOfMember = (...args: Parameters<typeof firstKeys>) =>
  firstKeys(...args)
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null);
const byAuthorForVisitors = statement((db, { userId, limit }: { userId: number; limit: number }) =>
  keysOfMember(db, activeByAuthor(db, userId), { viewerId: 0, limit }),
);
const byAuthorForMembers = statement((db, { userId, viewerId, limit }: FirstPage & { userId: number }) =>
  keysOfMember(db, activeByAuthor(db, userId), { viewerId, limit }),
);

/** The first page of a member's active posts as the keys of their cards, in no order. */
export function newestByAuthor(db: Executor, page: FirstPage & { userId: number }): Promise<CardKey[]> {
  return page.viewerId === 0 ? byAuthorForVisitors(db, page) : byAuthorForMembers(db, page);
}

interface HotelPage extends FirstPage {
  slug: string;
}

const idOfSlug = (slug: string) => sql<number>`(select id from hotels where slug = ${slug})`;
const atHotelForVisitors = statement((db, { slug, limit }: Omit<HotelPage, 'viewerId'>) =>
  firstKeys(db, atHotel(db, { hotelId: idOfSlug(slug), viewerId: 0 }), { viewerId: 0, limit }),
);
const atHotelForMembers = statement((db, { slug, viewerId, limit }: HotelPage) =>
  firstKeys(db, atHotel(db, { hotelId: idOfSlug(slug), viewerId }), { viewerId, limit }),
);

/** The first page of public posts about the hotel with this slug; a slug from before a merge finds nothing. */
export function newestAtHotel(db: Executor, page: HotelPage): Promise<CardKey[]> {
  return page.viewerId === 0 ? atHotelForVisitors(db, page) : atHotelForMembers(db, page);
}

interface AroundPage extends FirstPage {
  lat: number;
  lng: number;
}

export const searchRadiusMetres = 25_000;
/** How many posts around a point are searched for the nearest of each hotel: a busy hotel comes first with all its posts. */
const nearestLookedThrough = 48;

const nearest = (db: Executor, { lat, lng, viewerId, limit }: AroundPage) => {
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
};
const nearestForVisitors = statement((db, { lat, lng, limit }: Omit<AroundPage, 'viewerId'>) =>
  nearest(db, { lat, lng, limit, viewerId: 0 }),
);
const nearestForMembers = statement(nearest);

export function nearestOfHotels(db: Executor, page: AroundPage): Promise<CardKey[]> {
  return page.viewerId === 0 ? nearestForVisitors(db, page) : nearestForMembers(db, page);
}
