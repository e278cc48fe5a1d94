import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { PageQuery } from '../../platform/lists.ts';
import { visibleTo } from './visible.ts';

/** Most members that are compared: usernames with the typed beginning, and similar names. */
const maxCompared = { prefixed: 300, alike: 400 };

/**
 * Ids of members by username or name. Words of up to two letters match the beginning of a username; longer ones match by trigrams, so that
 * typing errors are tolerated; they are used only if the beginnings leave room. Best match first: the exact username, its beginning, then
 * by similarity of the whole name, which costs a fraction of the word similarity by which they were found.
 */
export function matchingIds(db: Executor, text: string, { viewerId, last, limit }: PageQuery<MatchPosition>) {
  const folded = sql`fold(${text})`;
  const key = text.toLowerCase().replace(/^@/, '');
  // Bounds and not a pattern: a prepared statement can use the index whatever is typed.
  const beginning = sql<SqlBool>`(users.username_key ~>=~ ${key} and users.username_key ~<~ ${`${key}\u{10ffff}`})`;
  const prefixed = sql`select id from users where ${beginning} order by username_key using ~<~ limit ${sql.lit(maxCompared.prefixed)}`;
  const alike =
    key.length <= 2
      ? sql``
      : sql`union (select id from users where ${folded} <% search_text
          and (select count(*) from prefixed) <= ${sql.lit(limit)} limit ${sql.lit(maxCompared.alike)})`;
  const exact = sql<number>`(users.username_key = ${key})::integer`;
  const begins = sql<number>`${beginning}::integer`;
  // Whole numbers, so that a cursor compares equal.
  const likeness = sql<number>`(similarity(${folded}, users.search_text) * 1000000)::integer`;
  return db
    .selectFrom('users')
    .select(['users.id', 'users.followers_count'])
    .select([exact.as('exact'), begins.as('begins'), likeness.as('likeness')])
    .where(
      'users.id',
      'in',
      sql<number>`(with prefixed as materialized (${prefixed}) select id from prefixed ${alike})`,
    )
    .where('users.id', '<>', viewerId)
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where(visibleTo(viewerId, 'users.id'))
    .where(
      last === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(${exact}, ${begins}, ${likeness}, users.followers_count, -users.id)
            < (${last[0]}, ${last[1]}, ${last[2]}, ${last[3]}, ${-last[4]})`,
    )
    .orderBy('exact', 'desc')
    .orderBy('begins', 'desc')
    .orderBy('likeness', 'desc')
    .orderBy('users.followers_count', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute();
}

/** Where a member stands among those found. */
type MatchPosition = readonly [
  exact: number,
  begins: number,
  likeness: number,
  followers: number,
  id: number,
];
