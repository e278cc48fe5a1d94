import {
  type Expression,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../platform/db.ts';
import { visibleTo } from '../follows/index.ts';
import type { PostTable } from './tables.ts';

export type PostRow = Selectable<PostTable>;

/** A post with all that a reader sees of it. */
export type PostView = Awaited<ReturnType<typeof viewsByIds>>[number];

interface Viewed {
  /** 0 for a visitor. */
  viewerId: number;
}

/** A place in a list ordered by time: newest first, the higher id first among equals. */
export interface TimePosition {
  created_at: string;
  id: number;
}

const pageOrder = (last: TimePosition | null): Expression<SqlBool> =>
  last === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(posts.created_at, posts.id) < (${last.created_at}::timestamptz, ${last.id})`;

/** Ids of the newest posts of everybody. */
export function latestIds(db: Executor, page: Viewed & { last: TimePosition | null; limit: number }) {
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.archived', '=', false)
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where(pageOrder(page.last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Ids of a member's posts, active or archived. */
export function authorIds(
  db: Executor,
  page: Viewed & { userId: number; archived: boolean; last: TimePosition | null; limit: number },
) {
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.user_id', '=', page.userId)
    .where('posts.archived', '=', page.archived)
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where(pageOrder(page.last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Ids of the public posts about a hotel. */
export function hotelIds(
  db: Executor,
  page: Viewed & { hotelId: number; last: TimePosition | null; limit: number },
) {
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.hotel_id', '=', page.hotelId)
    .where('posts.archived', '=', false)
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where(pageOrder(page.last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(page.limit)
    .execute();
}

/**
 * Ids of posts within `metres` of a point, nearest first, then newest. The box test uses the index, the distance test is exact.
 */
export function nearbyIds(
  db: Executor,
  page: Viewed & {
    lat: number;
    lng: number;
    metres: number;
    last: { metres: number; created_at: string; id: number } | null;
    limit: number;
  },
) {
  const here = sql`ll_to_earth(${page.lat}, ${page.lng})`;
  // Whole metres: a cursor must compare equal to what the next query computes.
  const distance = sql<number>`round(earth_distance(${here}, ll_to_earth(posts.lat, posts.lng)))::integer`;
  const after =
    page.last === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${distance}, -extract(epoch from posts.created_at), -posts.id) > (${page.last.metres}, -extract(epoch from ${page.last.created_at}::timestamptz), -${page.last.id}::integer)`;
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at', distance.as('metres')])
    .where(sql<SqlBool>`earth_box(${here}, ${page.metres}) @> ll_to_earth(posts.lat, posts.lng)`)
    .where('posts.lat', 'is not', null)
    .where('posts.archived', '=', false)
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where(sql<SqlBool>`${distance} <= ${page.metres}`)
    .where(after)
    .orderBy(distance)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Ids of posts whose hotel, city, region or country contain every word of the text, newest first. */
export function matchingIds(
  db: Executor,
  page: Viewed & { words: string[]; country: string | null; last: TimePosition | null; limit: number },
) {
  const pattern = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.archived', '=', false)
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where((eb) =>
      eb.or([
        eb.and(page.words.map((word) => sql<SqlBool>`posts.search_text like fold(${pattern(word)})`)),
        ...(page.country === null ? [] : [eb('posts.country', '=', page.country)]),
      ]),
    )
    .where(pageOrder(page.last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Everything readers see of these posts, in one statement; the order is the caller's. */
export function viewsByIds(db: Executor, ids: readonly number[], viewerId: number) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('hotels', 'hotels.id', 'posts.hotel_id')
    .leftJoin('links', (join) =>
      join.onRef('links.post_id', '=', 'posts.id').on('links.switched_off_at', 'is', null),
    )
    .selectAll('posts')
    .select([
      'users.username',
      'users.name',
      'users.last_name',
      'users.avatar_key',
      'hotels.slug as hotel_slug',
      'links.code as link_code',
      'links.partner as link_partner',
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
    ])
    .where('posts.id', '=', sql<number>`any(${ids as number[]}::integer[])`)
    .execute();
}

/** A post, unless one of viewer and author has blocked the other. */
export function visiblePostById(db: Executor, id: number, viewerId: number): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(viewerId, 'posts.user_id'))
    .executeTakeFirst();
}

export function insertPost(db: Executor, post: Insertable<PostTable>): Promise<PostRow> {
  return db.insertInto('posts').values(post).returningAll().executeTakeFirstOrThrow();
}

export async function updatePostRow(db: Executor, id: number, change: Updateable<PostTable>): Promise<void> {
  await db.updateTable('posts').set(change).where('id', '=', id).execute();
}

export async function deletePostRow(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/** Sets the tags of a post in their order, making tags that are new. */
export async function replaceTags(db: Executor, postId: number, names: readonly string[]): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  if (names.length === 0) return;
  await db
    .insertInto('tags')
    // Sorted, so that two posts with the same new tags cannot wait for each other.
    .values([...names].sort().map((name) => ({ name, name_de: null })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await db.selectFrom('tags').select(['id', 'name']).where('name', 'in', names).execute();
  const position = new Map(names.map((name, index) => [name, index]));
  await db
    .insertInto('post_tags')
    .values(rows.map((row) => ({ post_id: postId, tag_id: row.id, position: position.get(row.name) ?? 0 })))
    .execute();
}

export async function picturesCount(db: Executor, postId: number): Promise<number> {
  const row = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
