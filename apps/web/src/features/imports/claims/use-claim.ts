import { useState } from 'react';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import type { Claim } from './claim-type.ts';

interface Options {
  claim: Claim;
  onChange(claim: Claim): void;
  onGone(claim: Claim): void;
}

/** A member's actions on a claim: check for the code, switch watching for new stays, give it up. */
export function useClaim({ claim, onChange, onGone }: Options) {
  const api = useApi();
  const { t } = useTexts();
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { handle: claim.handle };
  return {
    checking,
    failure,
    check: async () => {
      setChecking(true);
      setFailure(null);
      try {
        onChange((await api.call('POST /api/claims/:handle/confirm', { params })).claim);
        toast(t('claims.confirmed'), { tone: 'good' });
      } catch (error) {
        setFailure(problemText(error, t));
      } finally {
        setChecking(false);
      }
    },
    toggleRescan: async () => {
      const wanted = { ...claim, rescan: !claim.rescan };
      onChange(wanted);
      try {
        await api.call('PUT /api/claims/:handle', { params, body: { rescan: wanted.rescan } });
      } catch (error) {
        onChange(claim);
        toastFailure(error, t);
      }
    },
    giveUp: async () => {
      try {
        await api.call('DELETE /api/claims/:handle', { params });
        onGone(claim);
        toast(t('claims.given_up', { handle: claim.handle }));
      } catch (error) {
        toastFailure(error, t);
      }
    },
  };
}
