import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Moves all links of one hotel record to another. */
export async function moveLinks(trx: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await trx.updateTable('links').set({ hotel_id: to }).where('hotel_id', '=', from).execute();
}

/** Moves the links of posts that belong to another hotel record now. */
export async function moveLinksOfPosts(
  trx: Executor,
  postIds: readonly number[],
  hotelId: number,
): Promise<void> {
  await trx
    .updateTable('links')
    .set({ hotel_id: hotelId })
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::integer[])`)
    .execute();
}

/** Gives the links of posts to another member. */
export async function handLinks(
  trx: Executor,
  { postIds, to }: { postIds: readonly number[]; to: number },
): Promise<void> {
  await trx
    .updateTable('links')
    .set({ user_id: to })
    .where('post_id', '=', sql<number>`any(${postIds as number[]}::integer[])`)
    .execute();
}

/** Switches off a member's links of no post that lead on; answers the ids. Those of posts follow their post. */
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

/** Switches links of a member on again. */
export async function switchOnLinks(trx: Executor, userId: number, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('links')
    .set({ switched_off_at: null })
    .where('id', '=', sql<number>`any(${ids as number[]}::integer[])`)
    .where('user_id', '=', userId)
    .execute();
}
