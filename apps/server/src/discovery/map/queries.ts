import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/lists.ts';
import { newestVisible, type TimePosition } from '../../stays/posts/index.ts';

export interface MapWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Active posts inside a window of the map; a window across the date line has its west beyond its east. */
function activeInside(db: Executor, { west, south, east, north }: MapWindow) {
  return db
    .selectFrom('posts')
    .where('posts.archived', '=', false)
    .where('posts.lat', '>=', south)
    .where('posts.lat', '<=', north)
    .where((eb) =>
      west > east
        ? eb.or([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)])
        : eb.and([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)]),
    );
}

/** Stays as points of the map. */
export function staysInside(db: Executor, page: { window: MapWindow; viewerId: number; limit: number }) {
  return newestVisible(activeInside(db, page.window), { ...page, last: null })
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.lat', 'posts.lng', 'posts.location', 'posts.hotel_name'])
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
export function idsInside(db: Executor, page: Wanted<TimePosition> & { window: MapWindow }) {
  return newestVisible(activeInside(db, page.window), page).execute();
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
