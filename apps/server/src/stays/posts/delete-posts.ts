import type { Executor } from '../../platform/db/database.ts';
import { deleteUnusedTags, removeTags } from '../tags/index.ts';
import { deletePostRows, idsOf } from './queries.ts';

/** How many posts a statement deletes: one for all posts of a member with many could take longer than a statement may. */
const atOnce = 500;

/** Deletes all posts of a member, and the tags that nobody else uses: such a word may say who used it. */
export async function deletePostsOf(trx: Executor, userId: number): Promise<void> {
  for (;;) {
    const ids = await idsOf(trx, userId, atOnce);
    if (ids.length === 0) return;
    const tags = await removeTags(trx, ids);
    await deletePostRows(trx, ids);
    await deleteUnusedTags(trx, tags);
  }
}
