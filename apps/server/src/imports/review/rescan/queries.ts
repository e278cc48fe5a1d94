import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { captionMark } from '../../photo-network/index.ts';

/** A confirmed handle that its member wants watched for new stays. */
export interface WatchedHandle {
  userId: number;
  handle: string;
}

/** Confirmed handles to be watched; not those of members who are leaving or suspended. */
function watched(db: Executor) {
  return db
    .selectFrom('claimed_handles')
    .innerJoin('users', 'users.id', 'claimed_handles.user_id')
    .select(['claimed_handles.user_id', 'claimed_handles.handle'])
    .where('claimed_handles.confirmed_at', 'is not', null)
    .where('claimed_handles.rescan', '=', true)
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null);
}

/** Handles to rescan, in the order of their names. */
export async function watchedHandles(
  db: Executor,
  page: { after: string; limit: number },
): Promise<WatchedHandle[]> {
  const rows = await watched(db)
    .where('handle', '>', page.after)
    .orderBy('handle')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, handle: row.handle }));
}

/** Whether the member still wants this handle watched, and it is still theirs. */
export async function isWatched(db: Executor, { userId, handle }: WatchedHandle): Promise<boolean> {
  const row = await watched(db)
    .where('handle', '=', handle)
    .where('claimed_handles.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sources differ by a second or two in the time of a post. */
const twinSeconds = 2;

/** Which of these posts are in an import of the member already, whatever was decided on them: by key, or by time and caption. */
export async function seenBefore(
  db: Executor,
  userId: number,
  posts: readonly { key: string; caption: string; taken_at: string | null }[],
): Promise<Set<string>> {
  if (posts.length === 0) return new Set();
  const keys = JSON.stringify(posts.map(({ key, taken_at }) => ({ key, taken_at })));
  const { rows } = await sql<{ key: string; same: SqlBool; caption: string }>`
    select given.key, import_items.key = given.key as same, import_items.caption
    from json_to_recordset(${keys}::json) as given (key text, taken_at timestamptz)
    join import_items on import_items.user_id = ${userId} and (
      import_items.key = given.key
      or import_items.taken_at between given.taken_at - make_interval(secs => ${twinSeconds})
        and given.taken_at + make_interval(secs => ${twinSeconds})
    )`.execute(db);
  const captions = new Map(posts.map(({ key, caption }) => [key, captionMark(caption)]));
  return new Set(
    rows.flatMap(({ key, same, caption }) =>
      same || captionMark(caption) === captions.get(key) ? [key] : [],
    ),
  );
}
