import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Blocks a member or lifts the block; every list is asked for anew, so that what must vanish does. */
export function useBlock(member: { id: number; username: string }, onChanged: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const { username } = member;

  const set = async (blocked: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      if (blocked) await api.call('POST /api/blocks', { body: { user_id: member.id } });
      else await api.call('DELETE /api/blocks/:userId', { params: { userId: member.id } });
      // Lists that nobody looks at are forgotten, the others fetched again.
      client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
      void client.invalidateQueries();
      toast(t(blocked ? 'blocks.blocked' : 'blocks.unblocked', { username }), { tone: 'good' });
      onChanged();
    } catch (error) {
      toast(t('blocks.failed', { reason: problemText(error, texts) }), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, block: () => set(true), unblock: () => set(false) };
}
