import type { BorrowedStay } from '@staylore/contract/imports/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { listPages } from '../../../platform/lists/list-pages.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

const key = ['borrowed-stays'];

/** Stays that others saved from the member's own accounts, newest first. */
export function borrowedStays(api: Api) {
  return listPages({ key, limit: 20, load: (options) => api.page('GET /api/borrowed-stays', options) });
}

export type Way = NonNullable<BorrowedStay['taken']>;

/** A creator's actions on stays that others saved; the list is fetched again after each. An error is shown until the next try. */
export function useBorrowed() {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  const [busy, setBusy] = useState<number | 'all' | null>(null);
  const [failure, setFailure] = useState<{ of: number | 'all'; text: string } | null>(null);
  const run = async (of: number | 'all', act: () => Promise<unknown>) => {
    setBusy(of);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure({ of, text: problemText(error, t) });
    }
    await client.invalidateQueries({ queryKey: key });
    setBusy(null);
  };
  return {
    busy,
    failure,
    take: (id: number, taken: Way) =>
      run(id, () => api.call('PUT /api/borrowed-stays/:id', { params: { id }, body: { taken } })),
    giveBack: (id: number) => run(id, () => api.call('DELETE /api/borrowed-stays/:id', { params: { id } })),
    takeAll: (taken: Way) =>
      run('all', async () => {
        const { done, left } = await takeRounds(api, taken);
        toast(t('claims.taken.all_done', { count: done }), { tone: 'good' });
        if (left > 0) setFailure({ of: 'all', text: t('claims.taken.left', { count: left }) });
      }),
  };
}

async function takeRounds(api: Api, taken: Way): Promise<{ done: number; left: number }> {
  for (let done = 0; ; ) {
    const round = await api.call('PUT /api/borrowed-stays', { body: { taken } });
    done += round.taken;
    if (round.taken === 0 || round.left === 0) return { done, left: round.left };
  }
}
