import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { notMuted, visibleTo } from '../../../members/follows/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import { active, pageOrder, type TimePage, type TimeRow } from '../queries.ts';

/*
 * No index returns the posts that contain a word in order of time. A frequent word is soon found among the newest posts, however many there are; a
 * rare one has few posts in the index, which are then sorted. The planner cannot know which of the two a word is, and the wrong choice costs
 * seconds on a large site. So the newest posts are scanned first, and what they contain decides. The index may still return more than expected, for
 * example for a town popular years ago: then it is abandoned, and more of the newest posts are scanned.
 */

/** How many of the newest posts are scanned, and how many more if matches among those were not that rare. */
const lookedThrough = [2000, 20_000] as const;
/** With fewer matches than this among the first ones, the index is quicker. */
const frequent = 3;
/** A post takes some fifteen times as long by the index as in order of time (`docs/performance.md`). */
const maxFromIndex = 2000;
/** The limit if the index returns too many. */
const lookedThroughAtLast = 200_000;

/**
 * Ids of a page of matching posts, newest first and without those of muted members, given the same condition twice: as one, and as parts with an
 * index each.
 */
export async function newestThatHold(
  db: Executor,
  page: TimePage,
  { condition, indexed }: { condition: Expression<SqlBool>; indexed: readonly Candidates[] },
): Promise<TimeRow[]> {
  const amongNewest = (most: number) =>
    newest(newestOnly(db, page, most).where(condition), page)
      .select(['posts.id', 'posts.created_at'])
      .execute();
  for (const most of lookedThrough) {
    const rows = await amongNewest(most);
    if (rows.length >= page.limit) return rows;
    if (rows.length < frequent) break;
  }
  const few = await fromIndex(db, page, { indexed, most: maxFromIndex });
  if (few !== 'more') return few;
  const rows = await amongNewest(lookedThroughAtLast);
  if (rows.length >= page.limit) return rows;
  return (await fromIndex(db, page, { indexed })) as TimeRow[];
}

/** The same by the index of each part; if it returns more than `most`, only that there are more. */
async function fromIndex(
  db: Executor,
  page: TimePage,
  { indexed, most }: { indexed: readonly Candidates[]; most?: number },
): Promise<TimeRow[] | 'more'> {
  const bound = most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`;
  // The planner must not know of the limit: it would read the table in order instead of the index. A separate part is planned without it.
  const parts = indexed.map((part, index) => ({
    name: sql.ref(`part_${index}`),
    rows: part.select(['posts.id', 'posts.created_at', 'posts.user_id']),
  }));
  const { rows } = await sql<{ is_all: boolean } & (TimeRow | { id: null })>`
    with ${sql.join(parts.map(({ name, rows }) => sql`${name} as materialized (${rows})`))},
    found as materialized (${sql.join(
      parts.map(({ name }) => sql`(select * from ${name} ${bound})`),
      sql` union `,
    )})
    select posts.id, posts.created_at, whole.is_all
    from (select count(*) <= ${sql.lit(most ?? Number.MAX_SAFE_INTEGER)} as is_all from found) whole
    left join lateral (
      select id, created_at from found posts
      where whole.is_all and ${visibleTo(page.viewerId, 'posts.user_id')}
        and ${notMuted(page.viewerId, 'posts.user_id')} and ${pageOrder(page.last)}
      order by created_at desc, id desc
      limit ${sql.lit(page.limit)}
    ) posts on true
    order by posts.created_at desc, posts.id desc`.execute(db);
  if (rows[0]?.is_all === false) return 'more';
  return rows.filter((row) => row.id !== null);
}

type Candidates = SelectQueryBuilder<Tables, 'posts', unknown>;

const newest = (posts: Candidates, { viewerId, last, limit }: TimePage) =>
  posts
    .where(visibleTo(viewerId, 'posts.user_id'))
    .where(notMuted(viewerId, 'posts.user_id'))
    .where(pageOrder(last))
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));

/** The newest posts only, as if they were all. */
const newestOnly = (db: Executor, page: TimePage, most: number) =>
  db.selectFrom(
    active(db)
      .selectAll()
      .where(pageOrder(page.last))
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(most))
      .as('posts'),
  ) as Candidates;

interface MatchingPage extends TimePage {
  /** Each word with its other spellings. */
  words: string[][];
  /** The country that the whole text names. */
  country: string | null;
  /** The regions and towns that it names, as their stays may spell them. */
  areas: readonly { country: string; names: readonly string[] }[];
}

/** Ids of posts whose hotel, city, region or country contain every word of the text or are in a place that it names, newest first. */
export function matchingIds(db: Executor, page: MatchingPage): Promise<TimeRow[]> {
  const { words, country, areas } = page;
  const named = or([
    and(words.map((spellings) => or(spellings.map(contains)))),
    ...areas.flatMap(({ country: of, names }) =>
      names.map((name) => and([sql<SqlBool>`posts.country = ${of}`, contains(name)])),
    ),
  ]);
  if (country === null)
    return newestThatHold(db, page, { condition: named, indexed: [active(db).where(named)] });
  const inCountry = sql<SqlBool>`posts.country = ${country}`;
  return newestThatHold(db, page, {
    condition: or([named, inCountry]),
    indexed: [active(db).where(named), newest(active(db).where(inCountry), page)],
  });
}

const contains = (word: string) => sql<SqlBool>`posts.search_text like fold(${patternOf(word)})`;
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const and = (all: readonly Expression<SqlBool>[]) => sql<SqlBool>`(${sql.join([...all], sql` and `)})`;
const or = (all: readonly Expression<SqlBool>[]) => sql<SqlBool>`(${sql.join([...all], sql` or `)})`;
