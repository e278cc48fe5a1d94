import type { AnswerOf, SentTo } from '@staylore/contract/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { PendingImport } from '../pending-import.ts';

export type SaveAnswer = AnswerOf<'POST /api/instagram/save'>;

/** Saves a bundle to the member's account. Posts go as references: the server derives all else again. */
export function saveScan(api: Api, options: { bundle: PendingImport; userId: number }): Promise<SaveAnswer> {
  const { posts, ...rest } = options.bundle;
  const body: SentTo<'POST /api/instagram/save'>['body'] = {
    ...rest,
    posts: posts.map(({ postId, source_post_id, caption, file }) => ({
      postId,
      source_post_id,
      caption,
      file,
    })),
    user_id: options.userId,
  };
  return api.call('POST /api/instagram/save', { body });
}
