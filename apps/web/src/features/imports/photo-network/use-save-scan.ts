import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { useMember } from '../../../platform/session/member.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { type SaveAnswer, saveScan } from './api/save-scan.ts';
import type { PendingImport } from './pending-import.ts';
import type { CheckedPost } from './stay-check.ts';

export interface SavedStays {
  answer: SaveAnswer;
  /** The account that they come from. */
  handle: string;
  /** Those of the bundle that were not skipped. */
  posts: readonly CheckedPost[];
}

/** The result of a save, as shown in its dialog. */
export type SaveResult =
  | ({ kind: 'saved' } & SavedStays)
  | { kind: 'refused' }
  | { kind: 'failed'; text: string };

const mutationKey = ['save-scan'];

/** Saves a bundle once: a second press while it runs does nothing. */
export function useSaveScan() {
  const api = useApi();
  const member = useMember();
  const client = useQueryClient();
  const { i18n, t } = useTexts();
  return useMutation({
    mutationKey,
    scope: { id: 'save-scan' },
    mutationFn: async (bundle: PendingImport): Promise<SaveResult> => {
      if (member === null) return { kind: 'failed', text: t('instagramImport.save_error.fallback') };
      try {
        const answer = await saveScan(api, { bundle, userId: member.id });
        if (!answer.success) return { kind: 'refused' };
        await client.invalidateQueries({ queryKey: ['posts'] });
        // Why some were left out is worded by the dialog.
        if (answer.skipped_count > 0) await i18n.loadNamespaces('scan');
        const skipped = new Set(answer.skipped.map(({ postId }) => postId));
        const posts = bundle.posts.filter(({ postId }) => !skipped.has(postId));
        return { kind: 'saved', answer, handle: bundle.handle, posts };
      } catch (error) {
        const reason =
          isProblem(error) && error.message !== '' ? error.message : t('instagramImport.save_error.fallback');
        return { kind: 'failed', text: t('instagramImport.save_error.failed', { reason }) };
      }
    },
  });
}

/** Number of stays of a scan that are being saved right now, whoever began it. */
export function useSavingCount(): number {
  const saving = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as PendingImport).posts.length,
  });
  return saving.reduce((sum, count) => sum + count, 0);
}
