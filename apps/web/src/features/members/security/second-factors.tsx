import { useState } from 'react';
import { AlertDialog } from '../../../design/primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../design/primitives/button/button.tsx';
import { EmptyState } from '../../../design/primitives/empty-state/empty-state.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { FactorRow } from './factor-row.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasskeySetUp } from './passkey-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Factor, type Security, useFactors } from './use-factors.ts';

/** Sign-in methods besides the password: factors, and codes for when they are lost. */
export function SecondFactors({ loaded }: { loaded: Security }) {
  const { t } = useTexts();
  const all = useFactors(loaded);
  const { factors } = all;
  const [naming, setNaming] = useState<Factor | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const hasApp = factors.some(({ kind }) => kind === 'totp');
  return (
    <>
      {factors.length === 0 ? (
        <EmptyState title={t('security.none_title')} text={t('security.none_text')} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              busy={all.busy}
              onName={() => setNaming(factor)}
              onRemove={() => setRemoving(factor)}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
        <PasskeySetUp all={all} />
        {hasApp ? null : <AppSetUp all={all} />}
      </div>
      {factors.length === 0 ? null : (
        <section className="mt-10">
          <h3 className="text-22">{t('security.codes.title')}</h3>
          <p className="mt-2 mb-4 text-ink-soft">
            {t(all.recovery_codes === 0 ? 'security.codes.none_left' : 'security.codes.left', {
              count: all.recovery_codes,
            })}
          </p>
          <Button kind="secondary" busy={all.busy} onClick={all.renewCodes}>
            {t('security.codes.renew')}
          </Button>
        </section>
      )}
      {all.codes === null ? null : <RecoveryCodes codes={all.codes} onDone={all.putCodesAside} />}
      {naming === null ? null : (
        <NameDialog factor={naming} onNamed={all.renamed} onClose={() => setNaming(null)} />
      )}
      <AlertDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('security.remove.title', { name: removing?.name ?? '' })}
        text={t(factors.length === 1 ? 'security.remove.last' : 'security.remove.text')}
        cancel={t('actions.cancel')}
        confirm={t('actions.remove')}
        danger
        onConfirm={() => removing && all.remove(removing)}
      />
    </>
  );
}
