import { type Expression, sql } from 'kysely';
import { notMuted, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** Whether a member has archived a stay at a hotel; those that moderators withhold do not count. */
export async function hasPutAwayStayAt(
  db: Executor,
  { hotelId, userId }: { hotelId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('user_id', '=', userId)
    .where('withheld', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of the newest stays count: prices from years ago are no help. */
const newest = 500;

const nightsAt = (db: Executor, hotelId: number | Expression<number>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('posts')
        .select(['price_currency', 'price_minor', 'price_per'])
        .where('hotel_id', '=', hotelId)
        .where('archived', '=', sql.lit(false))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(newest))
        .as('stays'),
    )
    .select(({ fn }) => [
      'price_currency as currency',
      fn.min('price_minor').as('low'),
      fn.max('price_minor').as('high'),
    ])
    .where('price_per', '=', 'night')
    .where('price_minor', 'is not', null)
    .groupBy('price_currency')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('price_currency')
    .limit(sql.lit(1));

/** What a night cost at the public stays of a hotel, in minor units of the most frequent currency; no row if unknown. */
export const nightPrices = statement((db, { hotelId }: { hotelId: number }) => nightsAt(db, hotelId));

/** How far around a place hotels are listed, in metres: as far as its stays. */
const around = 25_000;
/** As many hotels as are compared, the nearest: the largest cities have thousands. */
const compared = 200;
/** Favourites of this many stays of each hotel are counted, so that a busy hotel costs no more than another. */
const counted = 8;
/** Hotels listed at most. */
const listed = 8;

interface Point {
  lat: number;
  lng: number;
}

export interface HotelAround {
  slug: string;
  name: string;
  posts_count: number;
  picture_key: string | null;
  thumbhash: string | null;
  currency: string | null;
  low: number | null;
}

/** Hotels around a point by the favourites of their stays that the viewer may see, each with the first picture of these and the lowest price. */
function mostFavoured(db: Executor, { lat, lng }: Point, viewerId: number) {
  // In a subquery, so that a generic plan costs no more: PostgreSQL would plan every call again (`anyOf`).
  const here = sql`(select ll_to_earth(${lat}::float8, ${lng}::float8))`;
  const there = sql`ll_to_earth(lat, lng)`;
  const shown = sql`not posts.archived and ${visibleTo(viewerId, 'posts.user_id')} and ${notMuted(viewerId, 'posts.user_id')}`;
  return sql<HotelAround>`
    with near as materialized (
      select id, posts_count from hotels
      where lat is not null and lng is not null and posts_count > 0
        and earth_box(${here}, ${sql.lit(around)}) @> ${there} and earth_distance(${here}, ${there}) <= ${sql.lit(around)}
      order by ${there} <-> ${here} limit ${sql.lit(compared)}
    ), foremost as materialized (
      select near.id, near.posts_count, favoured.favourites from near cross join lateral (
        select sum(favourites_count) as favourites from (
          select favourites_count from posts where posts.hotel_id = near.id and ${shown}
          order by favourites_count desc, id limit ${sql.lit(counted)}
        ) most
      ) favoured
      where favoured.favourites is not null
      order by favoured.favourites desc, near.posts_count desc, near.id limit ${sql.lit(listed)}
    )
    select hotels.slug, hotels.name, hotels.posts_count, cover.key as picture_key, cover.thumbhash, night.currency, night.low
    from foremost join hotels on hotels.id = foremost.id
    left join lateral (
      select pictures.key, pictures.thumbhash from posts
      join pictures on pictures.post_id = posts.id and pictures.status = 'ready'
      where posts.hotel_id = foremost.id and ${shown}
      order by posts.favourites_count desc, posts.id, pictures.position limit 1
    ) cover on true
    left join lateral (${nightsAt(db, sql.ref('foremost.id'))}) night on true
    order by foremost.favourites desc, foremost.posts_count desc, foremost.id`;
}

const forVisitors = statement((db, at: Point) => mostFavoured(db, at, 0));
const forMembers = statement((db, at: Point & { viewerId: number }) => mostFavoured(db, at, at.viewerId));

/** Hotels around a point, at most eight, those with the most favourites first; visitors have the id 0. */
export const hotelsAround = (db: Executor, at: Point & { viewerId: number }): Promise<HotelAround[]> =>
  at.viewerId === 0 ? forVisitors(db, at) : forMembers(db, at);
