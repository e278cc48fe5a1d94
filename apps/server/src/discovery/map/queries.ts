import { sql } from 'kysely';
import { visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';

export interface MapWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Seen {
  window: MapWindow;
  /** 0 for a visitor. */
  viewerId: number;
  limit: number;
}

/** Public posts inside a window of the map, newest first; a window across the date line has its west beyond its east. */
function postsInside(db: Executor, { window, viewerId, limit }: Seen) {
  const { west, south, east, north } = window;
  return db
    .selectFrom('posts')
    .where('posts.archived', '=', false)
    .where('posts.lat', '>=', south)
    .where('posts.lat', '<=', north)
    .where((eb) =>
      west > east
        ? eb.or([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)])
        : eb.and([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)]),
    )
    .where(visibleTo(viewerId, 'posts.user_id'))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit);
}

/** Stays as points of the map. */
export function staysInside(db: Executor, seen: Seen) {
  return postsInside(db, seen)
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.lat', 'posts.lng', 'posts.location', 'posts.hotel_name'])
    .select(['users.name', 'users.last_name'])
    .select(
      sql<string | null>`(select pictures.key from pictures
        where pictures.post_id = posts.id and pictures.status = 'ready' order by pictures.position limit 1)`.as(
        'picture',
      ),
    )
    .execute();
}

/** Ids of the posts behind a window, a page at a time. */
export function idsInside(db: Executor, seen: Seen & { last: { created_at: string; id: number } | null }) {
  const { last } = seen;
  const inside = postsInside(db, seen).select(['posts.id', 'posts.created_at']);
  if (last === null) return inside.execute();
  return inside
    .where(sql<boolean>`(posts.created_at, posts.id) < (${last.created_at}::timestamptz, ${last.id})`)
    .execute();
}

/** Where the newest stays are. */
export function newestSpots(db: Executor, limit: number) {
  return db
    .selectFrom('posts')
    .select(['posts.lat', 'posts.lng'])
    .where('posts.archived', '=', false)
    .where('posts.lat', 'is not', null)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
}
