import {
  type Expression,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { notMuted, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { PageQuery } from '../../platform/lists.ts';
import type { TimePosition } from './stages.ts';

export type PostRow = Selectable<Tables['posts']>;

export type TimePage = PageQuery<TimePosition>;

export const pageOrder = (last: TimePosition | null): Expression<SqlBool> =>
  last === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(posts.created_at, posts.id) < (${last[0]}::timestamptz, ${last[1]})`;

export interface TimeRow {
  id: number;
  created_at: Date;
}

export const active = (db: Executor) => db.selectFrom('posts').where('posts.archived', '=', sql.lit(false));

/** Of these candidates those that are visible to the viewer, newest first. */
export function newestVisible(
  candidates: SelectQueryBuilder<Tables, 'posts', unknown>,
  { viewerId, last, limit }: TimePage,
) {
  return candidates
    .select(['posts.id', 'posts.created_at'])
    .where(visibleTo(viewerId, 'posts.user_id'))
    .where(pageOrder(last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));
}

/** Public posts of everyone whom the viewer has not muted, for lists of many members' stays. */
export const latest = (db: Executor, viewerId: number) =>
  active(db).where(notMuted(viewerId, 'posts.user_id'));

/** Ids of the newest posts of everyone whom the viewer has not muted. */
export function latestIds(db: Executor, page: TimePage) {
  return newestVisible(latest(db, page.viewerId), page).execute();
}

/** A member's posts, active and archived, without those that moderators removed or a creator took down. */
export const byAuthor = (db: Executor, userId: number) =>
  db
    .selectFrom('posts')
    .where('posts.user_id', '=', userId)
    .where(sql<SqlBool>`coalesce(posts.withheld not in ('removed', 'creator'), true)`);

export function authorIds(db: Executor, page: TimePage & { userId: number; archived: boolean }) {
  return newestVisible(byAuthor(db, page.userId).where('posts.archived', '=', page.archived), page).execute();
}

/** Public posts about a hotel, except those of members whom the viewer has muted. */
export const atHotel = (
  db: Executor,
  { hotelId, viewerId }: { hotelId: number | Expression<number>; viewerId: number },
) => latest(db, viewerId).where('posts.hotel_id', '=', hotelId);

export function hotelIds(db: Executor, page: TimePage & { hotelId: number }) {
  return newestVisible(atHotel(db, page), page).execute();
}

export function taggedIds(db: Executor, page: TimePage & { tag: string }) {
  const tagged = latest(db, page.viewerId).where('posts.id', 'in', (eb) =>
    eb
      .selectFrom('post_tags')
      .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
      .where('tags.name', '=', page.tag)
      .select('post_tags.post_id'),
  );
  return newestVisible(tagged, page).execute();
}

export interface NearbyPage extends PageQuery<readonly [metres: number, createdAt: string, id: number]> {
  lat: number;
  lng: number;
  metres: number;
}

interface NearbyRow extends TimeRow {
  metres: number;
  hotel_id: number | null;
}

/**
 * Ids of posts within `metres` of a point, nearest first, then newest. The index returns posts by distance, so only as many are read as the page
 * holds, and those as far away as its last one.
 */
export async function nearbyIds(db: Executor, page: NearbyPage): Promise<NearbyRow[]> {
  const { lat, lng, last } = page;
  const here = sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
  const there = sql`ll_to_earth(posts.lat, posts.lng)`;
  // Whole metres: a cursor must compare equal to what the next query computes.
  const metres = sql`round(earth_distance(${here}, ${there}))::integer`;
  const after =
    last === null
      ? sql`true`
      : sql`(${metres}, -extract(epoch from posts.created_at), -posts.id) > (${last[0]}::integer, -extract(epoch from ${last[1]}::timestamptz), -${last[2]}::bigint)`;
  const shown = sql`posts.lat is not null and not posts.archived and ${visibleTo(page.viewerId, 'posts.user_id')}
    and ${notMuted(page.viewerId, 'posts.user_id')} and ${after}`;
  const result = await sql<NearbyRow>`
    with reach as materialized (
      select least(max(nearest.metres), ${page.metres}::integer) as metres from (
        select ${metres} as metres from posts where ${shown} and earth_box(${here}, ${page.metres}::float8) @> ${there}
        order by ${there} <-> ${here} limit ${sql.lit(page.limit)}
      ) nearest
    )
    select posts.id, posts.created_at, posts.hotel_id, ${metres} as metres from posts
    where ${shown} and earth_box(${here}, (select metres + 1 from reach)) @> ${there}
      and ${metres} <= (select metres from reach)
    order by metres, posts.created_at desc, posts.id desc
    limit ${sql.lit(page.limit)}`.execute(db);
  return result.rows;
}

/** A post, unless one of viewer and author has blocked the other; locked until the transaction ends where asked. */
export function visiblePostById(
  db: Executor,
  id: number,
  { viewerId, lock = false }: { viewerId: number; lock?: boolean },
): Promise<PostRow | undefined> {
  const post = db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(viewerId, 'posts.user_id'));
  return (lock ? post.forUpdate() : post).executeTakeFirst();
}

export function insertPost(db: Executor, post: Insertable<Tables['posts']>): Promise<PostRow> {
  return db.insertInto('posts').values(post).returningAll().executeTakeFirstOrThrow();
}

/** Inserts a post; null if this member has it already, by network id or by picture and caption. */
export async function insertUnknownPost(
  db: Executor,
  post: Insertable<Tables['posts']>,
): Promise<number | null> {
  const row = await db
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updatePostRow(
  db: Executor,
  id: number,
  change: Updateable<Tables['posts']>,
): Promise<void> {
  await db.updateTable('posts').set(change).where('id', '=', id).execute();
}

export async function deletePostRow(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/** Some posts of a member, in whatever state. */
export async function idsOf(db: Executor, userId: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('posts').select('id').where('user_id', '=', userId).limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function deletePostRows(db: Executor, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('posts')
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .execute();
}

export async function savedSince(db: Executor, userId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('saved_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether one of these handles of the photo network is proven to be someone else's. */
export async function areOthersAccounts(
  db: Executor,
  { handles, userId }: { handles: readonly string[]; userId: number },
): Promise<boolean> {
  if (handles.length === 0) return false;
  const row = await db
    .selectFrom('claimed_handles')
    .select('user_id')
    .where('handle', 'in', handles)
    .where('confirmed_at', 'is not', null)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function picturesCount(db: Executor, postId: number): Promise<number> {
  const row = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
