import type { Post } from '@staylore/contract/stays/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import { changeCached } from '../../../platform/lists/change-cached.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/**
 * Authors' actions on their posts. Each change is shown at once in every list and reverted with a message if the server refuses it;
 * archiving can be undone from its message.
 */
export function useOwnPost(post: Post) {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();

  /** Pending list requests are outdated: they would bring a post back, or remove it again. */
  const endFetches = () => client.cancelQueries({ predicate: ({ meta }) => meta?.['holds'] === 'posts' });
  const takeOut = async () => {
    await endFetches();
    return changeCached<Post>(client, { holds: 'posts', id: post.id }, () => null);
  };
  const failed = (error: unknown) => toastFailure(error, t);
  const refresh = () => client.invalidateQueries({ queryKey: ['posts'] });

  const { mutateAsync: call } = useMutation({
    // One after the other: an action right after an undo must not reach the server before it.
    scope: { id: `own post ${post.id}` },
    mutationFn: async (change: 'archive' | 'unarchive' | 'delete'): Promise<unknown> => {
      const params = { id: post.id };
      if (change === 'archive') return api.call('PUT /api/posts/:id/archive', { params });
      if (change === 'unarchive') return api.call('PUT /api/posts/:id/unarchive', { params });
      return api.call('DELETE /api/posts/:id', { params });
    },
  });

  const archive = async () => {
    const archiving = post.archived === 0;
    const putBack = await takeOut();
    try {
      await call(archiving ? 'archive' : 'unarchive');
    } catch (error) {
      putBack();
      return failed(error);
    }
    refresh();
    const undo = async () => {
      await endFetches();
      putBack();
      await call(archiving ? 'unarchive' : 'archive').catch(failed);
      refresh();
    };
    toast(t(archiving ? 'posts.own.archived' : 'posts.own.unarchived'), {
      action: { label: t('actions.undo'), run: () => void undo() },
    });
  };

  const remove = async () => {
    const putBack = await takeOut();
    try {
      await call('delete');
      toast(t('posts.own.deleted'));
    } catch (error) {
      putBack();
      failed(error);
    }
  };

  return { archive, remove };
}
