import type { Post } from '@staylore/contract/stays/posts';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { changeCached } from '../../../platform/lists/change-cached.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/**
 * Authors' actions on their posts. Each change is shown at once in every list and reverted with a message if the server refuses it;
 * archiving can be undone from its message.
 */
export function useOwnPost(post: Post) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const { t } = texts;

  /** Lists on their way are from before: they would bring a post back, or take it out again. */
  const endFetches = () => client.cancelQueries({ predicate: ({ meta }) => meta?.['holds'] === 'posts' });
  const takeOut = async () => {
    await endFetches();
    return changeCached<Post>(client, { holds: 'posts', id: post.id }, () => null);
  };
  const failed = (error: unknown) =>
    toast(t('posts.own.failed', { reason: problemText(error, texts) }), { tone: 'bad' });
  const refresh = () => client.invalidateQueries({ queryKey: ['posts'] });

  const call = (archived: boolean) => {
    const params = { id: post.id };
    return archived
      ? api.call('PUT /api/posts/:id/archive', { params })
      : api.call('PUT /api/posts/:id/unarchive', { params });
  };

  const archive = async () => {
    const archiving = post.archived === 0;
    const putBack = await takeOut();
    try {
      await call(archiving);
    } catch (error) {
      putBack();
      return failed(error);
    }
    refresh();
    const undo = async () => {
      await endFetches();
      putBack();
      await call(!archiving).catch(failed);
      refresh();
    };
    toast(t(archiving ? 'posts.own.archived' : 'posts.own.unarchived'), {
      action: { label: t('posts.own.undo'), run: () => void undo() },
    });
  };

  const remove = async () => {
    const putBack = await takeOut();
    try {
      await api.call('DELETE /api/posts/:id', { params: { id: post.id } });
      toast(t('posts.own.deleted'));
    } catch (error) {
      putBack();
      failed(error);
    }
  };

  return { archive, remove };
}
