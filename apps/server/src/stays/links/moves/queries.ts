import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export async function moveLinks(trx: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await trx.updateTable('links').set({ hotel_id: to }).where('hotel_id', '=', from).execute();
}

/** Moves the links of posts that now belong to another hotel record. */
export async function moveLinksOfPosts(
  trx: Executor,
  postIds: readonly number[],
  hotelId: number,
): Promise<void> {
  await trx
    .updateTable('links')
    .set({ hotel_id: hotelId })
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .execute();
}

/** Gives the links of posts to another member; clicks from before earn nobody. */
export async function transferLinks(
  trx: Executor,
  { at, postIds, to }: { at: Date; postIds: readonly number[]; to: number },
): Promise<void> {
  await trx
    .updateTable('links')
    .set({ user_id: to, handed_at: at })
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .execute();
  // A reader who clicked today and returns is a new visitor for the new owner, with a new reference.
  await sql`
    update clicks set visitor = uuid_send(gen_random_uuid())
    where link_id in (select id from links where post_id = any(${postIds as number[]}::bigint[]))
      and day >= date_trunc('day', ${at}::timestamptz, 'UTC')`.execute(trx);
}

/** Takes the account's name off the links of posts that no longer have one. */
export async function partLinks(trx: Executor, postIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('links')
    .set({ source_handle: null, source_account_id: null })
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .execute();
}

/**
 * Detaches links from their posts and switches them off: the posts are being deleted, or no longer name a hotel. Those of withheld posts are
 * blocked, or their owners could switch on again what was taken down.
 */
export async function detachLinks(db: Executor, postIds: readonly number[], at: Date): Promise<void> {
  if (postIds.length === 0) return;
  await db
    .updateTable('links')
    .set({ target_url: '', partner_url: null })
    .where(
      sql<SqlBool>`post_id in (select id from posts where id = any(${postIds as number[]}::bigint[]) and withheld is not null)`,
    )
    .execute();
  await db
    .updateTable('links')
    .set((eb) => ({ post_id: null, switched_off_at: eb.fn.coalesce('switched_off_at', sql<Date>`${at}`) }))
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::bigint[])`)
    .execute();
}

/** Switches off a member's active links that belong to no post; returns their ids. Those of posts follow their post. */
export async function switchOffLinks(trx: Executor, userId: number, at: Date): Promise<number[]> {
  const rows = await trx
    .updateTable('links')
    .set({ switched_off_at: at })
    .where('user_id', '=', userId)
    .where('post_id', 'is', null)
    .where('switched_off_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function switchOnLinks(trx: Executor, userId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('links')
    .set({ switched_off_at: null })
    .where('id', '=', sql<number>`any(${ids as number[]}::bigint[])`)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether a link is this member's now: links move with their stays. */
export async function isLinkOf(db: Executor, link: { id: number; userId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('links')
    .select('id')
    .where('id', '=', link.id)
    .where('user_id', '=', link.userId)
    .executeTakeFirst();
  return row !== undefined;
}
