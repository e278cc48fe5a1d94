import type { MapWindow } from '@staylore/contract/map-window';
import { type SqlBool, sql } from 'kysely';
import { notMuted, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { PageQuery } from '../../platform/lists.ts';
import { newestThatHold, newestVisible, type TimePosition } from '../../stays/posts/index.ts';
import { type Grid, maxCells } from './grid.ts';

/** Whether a post is inside a window of the map; one across the date line has its west beyond its east. */
const isInside = ({ west, south, east, north }: MapWindow) => sql<SqlBool>`(
  posts.lat between ${south} and ${north} and ${
    west > east
      ? sql`(posts.lng >= ${west} or posts.lng <= ${east})`
      : sql`posts.lng between ${west} and ${east}`
  })`;

/** Active posts inside a window, without those of members whom the viewer has muted. */
const activeInside = (db: Executor, { viewerId, window }: { window: MapWindow; viewerId: number }) =>
  db
    .selectFrom('posts')
    .where('posts.archived', '=', sql.lit(false))
    .where(notMuted(viewerId, 'posts.user_id'))
    .where(isInside(window));

/** The data of a stay's point on the map. */
const pointOf = [
  'posts.id',
  'posts.lat',
  'posts.lng',
  'posts.location',
  'posts.hotel_name',
  'posts.city',
  'posts.country',
  'users.name',
  'users.last_name',
  sql<string | null>`(select pictures.key from pictures
    where pictures.post_id = posts.id and pictures.status = 'ready' order by pictures.position limit 1)`.as(
    'picture',
  ),
] as const;

export function staysInside(db: Executor, page: { window: MapWindow; viewerId: number; limit: number }) {
  return newestVisible(activeInside(db, page), { ...page, last: null })
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(pointOf)
    .execute();
}

/** The cells of a grid that have stays, each with their number, position, and the newest of them as a point of the map. */
export function spotsInside(db: Executor, area: { grid: Grid; window: MapWindow; viewerId: number }) {
  const { grid, viewerId, window } = area;
  const size = sql.lit(grid.size);
  const seen = activeInside(db, { viewerId, window: grid.window })
    .where(visibleTo(viewerId, 'posts.user_id'))
    .select(['posts.id', 'posts.lat', 'posts.lng'])
    .select([
      sql<number>`least(${size} - 1, floor((posts.lng + 180) / 360 * ${size}))::integer`.as('column'),
      sql<number>`least(${size} - 1, greatest(0, floor((0.5 - ln(
        (1 + sin(radians(greatest(-85.05, least(85.05, posts.lat)))))
        / (1 - sin(radians(greatest(-85.05, least(85.05, posts.lat)))))) / (4 * pi())) * ${size})))::integer`.as(
        'row',
      ),
      isInside(window).as('in_view'),
    ]);
  const cells = db
    .selectFrom(seen.as('seen'))
    .select(['column', 'row'])
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`count(*) filter (where in_view)::integer`.as('in_view'),
      sql<number>`max(id)`.as('newest'),
      sql<number>`avg(lat)`.as('middle_lat'),
      sql<number>`avg(lng)`.as('middle_lng'),
      sql<number>`min(lng)`.as('west'),
      sql<number>`min(lat)`.as('south'),
      sql<number>`max(lng)`.as('east'),
      sql<number>`max(lat)`.as('north'),
    ])
    .groupBy(['column', 'row'])
    // Never reached; it tells the planner that cells are few, however many stays they contain.
    .limit(sql.lit(2 * maxCells));
  return db
    .selectFrom(cells.as('cells'))
    .innerJoin('posts', 'posts.id', 'cells.newest')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .selectAll('cells')
    .select(pointOf)
    .execute();
}

export function idsInside(db: Executor, page: PageQuery<TimePosition> & { window: MapWindow }) {
  const indexed = [activeInside(db, page)];
  return newestThatHold(db, page, { condition: isInside(page.window), indexed });
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
