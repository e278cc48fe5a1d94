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
