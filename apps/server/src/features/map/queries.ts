import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type {} from '../media/tables.ts';
import type {} from '../posts/tables.ts';

export interface MapWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Stays inside a window of the map, newest first; a window across the date line has its west beyond its east. */
export function staysInside(db: Executor, window: MapWindow & { limit: number }) {
  const { west, south, east, north } = window;
  const across = west > east;
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.lat', 'posts.lng', 'posts.location'])
    .select(
      sql<string | null>`(select pictures.key from pictures
        where pictures.post_id = posts.id and pictures.status = 'ready' order by pictures.position limit 1)`.as(
        'picture',
      ),
    )
    .where('posts.archived', '=', false)
    .where('posts.lat', '>=', south)
    .where('posts.lat', '<=', north)
    .where((eb) =>
      across
        ? eb.or([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)])
        : eb.and([eb('posts.lng', '>=', west), eb('posts.lng', '<=', east)]),
    )
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(window.limit)
    .execute();
}
