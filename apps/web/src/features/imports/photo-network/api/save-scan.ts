import type { AnswerOf, SentTo } from '@staylore/contract/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { PendingImport } from '../pending-import.ts';

export type SaveAnswer = AnswerOf<'POST /api/instagram/save'>;

/** Posts per call: a call takes 500, and a failure in the middle of many loses less. */
const postsPerCall = 250;

/**
 * Saves a bundle to the member's account. Posts are sent as references: the server derives all else again. A large bundle is sent in parts,
 * one after the other; after a failure the whole bundle may be sent again, as what is already saved is skipped.
 * @throws {Problem}
 */
export async function saveScan(
  api: Api,
  options: { bundle: PendingImport; userId: number },
): Promise<SaveAnswer> {
  const { posts, ...rest } = options.bundle;
  const references = posts.map(({ postId, source_post_id, caption, file, correction }) => ({
    postId,
    source_post_id,
    caption,
    file,
    correction,
  }));
  let saved: SaveAnswer | null = null;
  for (let from = 0; saved === null || from < references.length; from += postsPerCall) {
    const part = references.slice(from, from + postsPerCall);
    const body: SentTo<'POST /api/instagram/save'>['body'] = {
      ...rest,
      posts: part,
      user_id: options.userId,
    };
    const answer = await api.call('POST /api/instagram/save', { body });
    if (!answer.success) return answer;
    saved = saved === null ? answer : together(saved, answer);
  }
  return saved;
}

const together = (one: SaveAnswer, other: SaveAnswer): SaveAnswer => ({
  ...other,
  saved_count: one.saved_count + other.saved_count,
  skipped_count: one.skipped_count + other.skipped_count,
  skipped: [...one.skipped, ...other.skipped],
});
