import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

export async function writtenSince(trx: Executor, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from posts
    where user_id = ${userId} and source = 'written' and saved_at > ${since}`.execute(trx);
  return rows[0]?.count ?? 0;
}

const words = (text: ReturnType<typeof sql>) => sql`md5(words_told(${text}))`;
const hotel = (post: 'own' | 'other') =>
  sql`coalesce(${sql.ref(`${post}.hotel_id`)}::text, fold(${sql.ref(`${post}.location`)}))`;

export async function hotelsOfSameWords(
  trx: Executor,
  { postId, caption, since }: { postId: number; caption: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${hotel('other')})::integer as count from posts own, posts other
    where own.id = ${postId} and other.id <> own.id and ${words(sql`other.caption`)} = ${words(sql`${caption}::text`)}
      and other.source = 'written' and length(other.caption) >= 40 and other.saved_at > ${since}
      and ${hotel('other')} <> ${hotel('own')}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The letters of a text by which it is compared: without punctuation, and with one letter for those that look alike. */
export async function comparableLetters(trx: Executor, caption: string): Promise<string> {
  const { rows } = await sql<{ letters: string }>`select words_told(${caption}::text) as letters`.execute(
    trx,
  );
  return rows[0]?.letters ?? '';
}

/** Stores the marks of a post, or that there are none. */
export async function storeMarks(
  trx: Executor,
  { postId, marks, at }: { postId: number; marks: number[]; at: Date },
): Promise<void> {
  if (marks.length === 0) await trx.deleteFrom('told_marks').where('post_id', '=', postId).execute();
  else
    await trx
      .insertInto('told_marks')
      .values({ post_id: postId, marks, told_at: at })
      .onConflict((kept) => kept.column('post_id').doUpdateSet({ marks }))
      .execute();
}

/** How many posts that share a mark are compared. */
const maxCompared = 200;

/** The newest posts about other hotels that share a mark with a post. */
export async function postsOfSharedMarks(
  trx: Executor,
  { postId, marks, since }: { postId: number; marks: number[]; since: Date },
): Promise<{ marks: number[]; hotel: string }[]> {
  const { rows } = await sql<{ marks: number[]; hotel: string }>`
    select told_marks.marks, ${hotel('other')} as hotel
    from posts own, told_marks join posts other on other.id = told_marks.post_id
    where own.id = ${postId} and other.id <> own.id and told_marks.marks && ${marks}::integer[]
      and told_marks.told_at > ${since} and ${hotel('other')} <> ${hotel('own')}
    order by told_marks.told_at desc limit ${maxCompared}`.execute(trx);
  return rows;
}

export async function deleteMarksBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('told_marks').where('told_at', '<', before).execute();
}

/** Bits that may differ between two copies of one picture: smaller, paler, recompressed. */
const tolerance = 6;

export async function showsRemovedPicture(trx: Executor, postId: number): Promise<boolean> {
  const { rows } = await sql<{ shows: boolean }>`
    select exists (
      select from pictures join removed_pictures removed on bit_count(pictures.fingerprint # removed.fingerprint) <= ${tolerance}
      where pictures.post_id = ${postId} and removed.post_id <> ${postId}
    ) as shows`.execute(trx);
  return rows[0]?.shows ?? false;
}

export async function rememberRemoved(trx: Executor, postId: number, at: Date): Promise<void> {
  await sql`
    insert into removed_pictures (fingerprint, post_id, removed_at)
    select fingerprint, post_id, ${at} from pictures where post_id = ${postId} and fingerprint is not null`.execute(
    trx,
  );
}

/** Deletes the fingerprints of a post that was removed by mistake. */
export async function deleteFingerprints(trx: Executor, postId: number): Promise<void> {
  await trx.deleteFrom('removed_pictures').where('post_id', '=', postId).execute();
}

/** Deletes fingerprints of pictures that were removed before the given time. */
export async function deleteFingerprintsBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('removed_pictures').where('removed_at', '<', before).execute();
}
