import type { Wish } from '@staylore/contract/imports/wishes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import { changeCached } from '../../../platform/lists/change-cached.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Moves a wish to another part of the list. Shown at once, rolled back with a message if it fails, and can be undone. */
export function useWish(wish: Wish) {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();

  const { mutateAsync: put } = useMutation({
    // One after the other: an action right after an undo must not reach the server before it.
    scope: { id: `wish ${wish.id}` },
    mutationFn: (state: Wish['state']) =>
      api.call('PUT /api/wishes/:id', { params: { id: wish.id }, body: { state } }),
  });
  const failed = (error: unknown) => toastFailure(error, t);
  const refresh = () => client.invalidateQueries({ queryKey: ['wishes'] });

  return async (state: Wish['state']): Promise<boolean> => {
    // An answer in progress would bring the wish back.
    await client.cancelQueries({ queryKey: ['wishes'] });
    const putBack = changeCached<Wish>(client, { holds: 'wishes', id: wish.id }, () => null);
    try {
      await put(state);
    } catch (error) {
      putBack();
      failed(error);
      return false;
    }
    refresh();
    if (state === 'open') return true;
    const undo = async () => {
      putBack();
      await put(wish.state).catch(failed);
      refresh();
    };
    toast(t(state === 'removed' ? 'wishes.removed' : 'wishes.marked', { hotel: wish.hotel_name }), {
      action: { label: t('actions.undo'), run: () => void undo() },
    });
    return true;
  };
}
