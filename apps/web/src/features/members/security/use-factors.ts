import type { AnswerOf } from '@staylore/contract/contract';
import { useState } from 'react';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../platform/api/api.tsx';
import { unlessGone } from '../../../platform/api/problem.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

export type Security = AnswerOf<'GET /api/me/security'>;
export type Factor = Security['factors'][number];
export type Added = AnswerOf<'POST /api/me/security/app/confirm'>;

/** The member's second factors, and the actions on them. */
export function useFactors(loaded: Security) {
  const api = useApi();
  const { t } = useTexts();
  const [security, setSecurity] = useState(loaded);
  /** Codes that were just made and can only be read now. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isBusy: busy, act: run } = useAction((reason) => t('actions.failed', { reason }));
  return {
    ...security,
    codes,
    busy,
    run,
    putCodesAside: () => setCodes(null),
    added: ({ factor, recovery_codes: made }: Added) => {
      setSecurity(({ factors, recovery_codes }) => ({
        factors: [...factors, factor],
        recovery_codes: made?.length ?? recovery_codes,
      }));
      setCodes(made);
    },
    renamed: (factor: Factor) =>
      setSecurity((all) => ({
        ...all,
        factors: all.factors.map((one) => (one.id === factor.id ? factor : one)),
      })),
    remove: ({ id, name }: Factor) =>
      run(async () => {
        await api.call('DELETE /api/me/security/factors/:id', { params: { id } }).catch(unlessGone);
        setSecurity(({ factors, recovery_codes }) => {
          const left = factors.filter((one) => one.id !== id);
          return { factors: left, recovery_codes: left.length === 0 ? 0 : recovery_codes };
        });
        toast(t('security.remove.done', { name }), { tone: 'good' });
      }),
    renewCodes: () =>
      run(async () => {
        const { recovery_codes: made } = await api.call('POST /api/me/security/recovery-codes');
        setSecurity((all) => ({ ...all, recovery_codes: made.length }));
        setCodes(made);
      }),
  };
}
