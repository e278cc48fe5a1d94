import { type SqlBool, sql } from 'kysely';
import { notMuted, visibleTo } from '../../members/follows/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { PageQuery } from '../../platform/lists.ts';
import { cardKeys, type TimePosition, withKeys } from '../../stays/posts/index.ts';

export interface FeedRow {
  id: number;
  created_at: Date;
}

/**
 * Ids of the newest posts of the members whom the viewer follows. The newest few of each are read from the index and merged, which costs the same
 * on every page and does not depend on how active the members are.
 */
export async function followedIds(db: Executor, page: PageQuery<TimePosition>): Promise<FeedRow[]> {
  const before =
    page.last === null
      ? sql`true`
      : sql`(posts.created_at, posts.id) < (${page.last[0]}::timestamptz, ${page.last[1]}::bigint)`;
  const result = await sql<FeedRow>`
    select newest.id, newest.created_at
    from follows
    cross join lateral (
      select posts.id, posts.created_at from posts
      where posts.user_id = follows.user_id and posts.archived = false and ${before}
      order by posts.created_at desc, posts.id desc
      limit ${sql.lit(page.limit)}
    ) newest
    where follows.follower_id = ${page.viewerId} and ${notMuted(page.viewerId, 'follows.user_id')}
    order by newest.created_at desc, newest.id desc
    limit ${sql.lit(page.limit)}`.execute(db);
  return result.rows;
}

/**
 * The first page of that list in one statement, read only from the members who posted last: as many as posts are wanted, then whatever any
 * of them posted since the last of those moments. Nobody's `last_posted_at` is earlier than their newest post, so nothing newer can be
 * elsewhere: a full page is the right one. A page that is not full may lack older posts, and those whose newest posts are gone.
 */
export const newestFollowed = statement((db, page: { viewerId: number; limit: number }) =>
  cardKeys(db, page.viewerId)
    .where(
      'posts.id',
      'in',
      sql<number>`(
      with latest as materialized (
        select users.id, users.last_posted_at
        from follows join users on users.id = follows.user_id
        where follows.follower_id = ${page.viewerId} and users.last_posted_at is not null
          and ${notMuted(page.viewerId, 'follows.user_id')}
        order by users.last_posted_at desc
        fetch first (${sql.lit(page.limit)}) rows with ties
      ),
      since as materialized (select min(last_posted_at) as moment from latest)
      select recent.id
      from latest
      cross join lateral (
        select posts.id, posts.created_at from posts
        where posts.user_id = latest.id and posts.archived = false
          and posts.created_at >= (select moment from since)
        order by posts.created_at desc, posts.id desc
        limit ${sql.lit(page.limit)}
      ) recent
      order by recent.created_at desc, recent.id desc
      limit ${sql.lit(page.limit)}
    )`,
    )
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc'),
);

type DiscoverPage = PageQuery<readonly [favourites: number, createdAt: string, id: number]> & { since: Date };

/** Ids of posts since a day by members whom the viewer does not follow, most favourited first. */
const discoverable = (db: Executor, page: Omit<DiscoverPage, 'last'>) =>
  db
    .selectFrom('posts')
    .select(['posts.id', 'posts.created_at'])
    .where('posts.archived', '=', sql.lit(false))
    .where('posts.created_at', '>', page.since)
    .where('posts.user_id', '<>', page.viewerId)
    .where(
      sql<SqlBool>`not exists (select from follows where follows.follower_id = ${page.viewerId} and follows.user_id = posts.user_id)`,
    )
    .where(visibleTo(page.viewerId, 'posts.user_id'))
    .where(notMuted(page.viewerId, 'posts.user_id'))
    .orderBy('posts.favourites_count', 'desc')
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(page.limit));

export function discoverIds(db: Executor, { last, ...page }: DiscoverPage) {
  const [favourites, createdAt, id] = last ?? [];
  return discoverable(db, page)
    .select('posts.favourites_count')
    .where(
      sql<SqlBool>`(posts.favourites_count, posts.created_at, posts.id) < (${favourites}::integer, ${createdAt}::timestamptz, ${id}::bigint)`,
    )
    .execute();
}

/** Its first page. */
export const firstDiscoveries = statement((db, page: Omit<DiscoverPage, 'last'>) =>
  cardKeys(db, page.viewerId, withKeys(db, discoverable(db, page)))
    .orderBy('posts.favourites_count', 'desc')
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc'),
);
