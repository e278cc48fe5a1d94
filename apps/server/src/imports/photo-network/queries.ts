import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type NetworkPostRow = Selectable<Tables['network_posts']>;
export type ScanPageRow = Selectable<Tables['scanned_pages']>;

/** A page as it was last fetched since the given time. */
export function freshPage(
  db: Executor,
  key: { handle: string; cursor: string; since: Date },
): Promise<ScanPageRow | undefined> {
  return db
    .selectFrom('scanned_pages')
    .selectAll()
    .where('handle', '=', key.handle)
    .where('cursor', '=', key.cursor)
    .where('fetched_at', '>', key.since)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface PageKey {
  handle: string;
  cursor: string;
}

/**
 * Takes the lease of fetching a page, for half a minute; false while another server has it, or when the page is here. In one statement,
 * because upstream waits meanwhile. Leases expire in the database's time, which no sandbox moves.
 */
export async function acquireLease(
  db: Executor,
  { handle, cursor, since }: PageKey & { since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into scan_leases (handle, cursor, ends_at)
    select ${handle}, ${cursor}, now() + interval '30 seconds'
    where not exists (
      select from scanned_pages where handle = ${handle} and cursor = ${cursor} and fetched_at > ${since}
    )
    on conflict (handle, cursor) do update set ends_at = excluded.ends_at where scan_leases.ends_at < now()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Ends the lease of a page, so that another server can fetch it. */
export async function releaseLease(db: Executor, { handle, cursor }: PageKey): Promise<void> {
  await db.deleteFrom('scan_leases').where('handle', '=', handle).where('cursor', '=', cursor).execute();
}

/** Stores a page and its posts in one statement, whose text is the same whatever their number: more than ten pages a second arrive. */
export async function storePage(
  db: Executor,
  page: Insertable<Tables['scanned_pages']>,
  posts: readonly Insertable<Tables['network_posts']>[],
): Promise<void> {
  await sql`
    with kept as (
      insert into network_posts (
        id, handle, account_id, shortcode, caption, permalink, media_type, media_url, children, taken_at, author_name, author_picture, fetched_at
      )
      select * from json_to_recordset(${JSON.stringify(posts)}::json) as post (
        id text, handle text, account_id text, shortcode text, caption text, permalink text, media_type text, media_url text, children jsonb,
        taken_at timestamptz, author_name text, author_picture text, fetched_at timestamptz
      )
      on conflict (id) do update set
        handle = excluded.handle, account_id = coalesce(excluded.account_id, network_posts.account_id), shortcode = excluded.shortcode, caption = excluded.caption, permalink = excluded.permalink,
        media_type = excluded.media_type, media_url = excluded.media_url, children = excluded.children,
        taken_at = excluded.taken_at, author_name = excluded.author_name, author_picture = excluded.author_picture,
        fetched_at = excluded.fetched_at
    )
    insert into scanned_pages (handle, cursor, next_cursor, total, post_ids, fetched_at)
    values (
      ${page.handle}, ${page.cursor}, ${page.next_cursor ?? null}, ${page.total ?? null}, ${page.post_ids}::text[],
      ${page.fetched_at}
    )
    on conflict do nothing
  `.execute(db);
}

export function networkPosts(
  db: Executor,
  handle: string,
  ids: readonly string[],
): Promise<NetworkPostRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('network_posts')
    .selectAll()
    .where('handle', '=', handle)
    .where('id', '=', sql<string>`any(${ids as string[]}::text[])`)
    .execute();
}

/** What was read of the post with this code in its link, latest first. */
export function networkPostsByShortcode(db: Executor, shortcode: string): Promise<NetworkPostRow[]> {
  return db
    .selectFrom('network_posts')
    .selectAll()
    .where('shortcode', '=', shortcode)
    .orderBy('fetched_at', 'desc')
    .limit(5)
    .execute();
}

/** The member who has proven to own a handle. */
export async function handleOwner(db: Executor, handle: string): Promise<number | null> {
  const row = await db
    .selectFrom('claimed_handles')
    .select('user_id')
    .where('handle', '=', handle)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function awaitsPictures(db: Executor, postIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select('id')
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What identifies a post among those that a member has. */
export interface CaptionAndTime {
  caption: string;
  takenAt: Date;
}

/** The photo network gives the time of a post in seconds, and different sources differ by a second or two. */
const twinSeconds = 2;

/** Ids of own posts with the same caption and time, in the order given; null if there is none. Whatever its source, it is the same post. */
export async function twinPosts(
  db: Executor,
  userId: number,
  wanted: readonly CaptionAndTime[],
): Promise<(number | null)[]> {
  if (wanted.length === 0) return [];
  const times = wanted.map(({ takenAt }) => takenAt.toISOString());
  const near = await sql<{ nr: number; id: number; caption: string }>`
    select taken.nr::integer as nr, posts.id, posts.caption
    from unnest(${times}::timestamptz[]) with ordinality as taken (taken_at, nr)
    join posts on posts.user_id = ${userId} and posts.archived in (true, false)
      and posts.created_at between taken.taken_at - make_interval(secs => ${twinSeconds})
      and taken.taken_at + make_interval(secs => ${twinSeconds})
    order by posts.id`.execute(db);
  return wanted.map(({ caption }, index) => {
    const mark = captionMark(caption);
    const twin = near.rows.find((row) => row.nr === index + 1 && captionMark(row.caption) === mark);
    return mark === '' ? null : (twin?.id ?? null);
  });
}

/** The key by which posts with the same words are recognised. */
export const captionMark = (caption: string): string => caption.normalize('NFC').replace(/\s+/g, ' ').trim();

export async function deleteHandles(trx: Executor, handles: readonly string[]): Promise<void> {
  if (handles.length === 0) return;
  await trx.deleteFrom('scanned_pages').where('handle', 'in', handles).execute();
  await trx.deleteFrom('scan_pages').where('handle', 'in', handles).execute();
  await trx.deleteFrom('network_posts').where('handle', 'in', handles).execute();
}

/**
 * Deletes posts that no scan has read since then. Posts that a member still has to review, or has accepted and not yet imported, are kept: they are
 * the only source of their pictures.
 */
export async function deleteOldPosts(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('scan_pages').where('fetched_at', '<', before).execute();
  await sql`
    delete from network_posts as post where fetched_at < ${before} and not exists (
      select from imports join import_items as item on item.import_id = imports.id
      where imports.handle = post.handle and item.state in ('review', 'accepted') and item.key in ('n' || post.id, 'x' || post.id)
    )`.execute(db);
}

/**
 * Creates the partitions of pages for the coming days, and drops those before yesterday: after an hour a page is fetched again anyway. A page
 * without a partition goes to the default one.
 */
export async function rotatePagePartitions(db: Executor, now: Date): Promise<void> {
  await sql`select keep_page_days(${now})`.execute(db);
}
