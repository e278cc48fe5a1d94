import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { BorrowedList } from '../../features/imports/claims/borrowed-list.tsx';
import { ClaimCard } from '../../features/imports/claims/claim-card.tsx';
import { ClaimForm } from '../../features/imports/claims/claim-form.tsx';
import { ConnectButton } from '../../features/imports/own-account/connect-button.tsx';
import { useConnectAnswer } from '../../features/imports/own-account/use-connect-answer.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Part } from './part.tsx';

export const handle: PageHandle = { texts: ['claims', 'instagramAccount'] };

const load = memberLoader(({ api }) => api.call('GET /api/claims'));

export { load as clientLoader, load as loader };

export default function ClaimSettings() {
  const { t } = useTexts();
  const { connected, trouble } = useConnectAnswer();
  const handleParam = useSearchParams()[0].get('handle') ?? '';
  const [claims, setClaims] = useState(useLoaderData<typeof load>());
  return (
    <Part name="claim" lead={t('claims.lead')}>
      <ClaimForm
        handle={handleParam}
        onStarted={(claim) =>
          setClaims((all) => [claim, ...all.filter((other) => other.handle !== claim.handle)])
        }
      />
      <div aria-live="polite">
        {trouble === null ? null : <p className="mt-4 text-bad">{trouble}</p>}
        {connected ? <p className="mt-4 text-good">{t('instagramAccount.claim.done')}</p> : null}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="text-ink-soft">{t('instagramAccount.claim.or')}</p>
        <ConnectButton
          purpose="claim"
          kind="secondary"
          size="small"
          label={t('instagramAccount.claim.action')}
        />
      </div>
      <div className="mt-8 grid gap-4">
        {claims.length === 0 ? (
          <EmptyState title={t('claims.empty_title')} text={t('claims.empty_text')} />
        ) : (
          claims.map((claim) => (
            <ClaimCard
              key={claim.handle}
              claim={claim}
              onChange={(changed) =>
                setClaims((all) => all.map((one) => (one.handle === changed.handle ? changed : one)))
              }
              onGone={(gone) => setClaims((all) => all.filter((one) => one.handle !== gone.handle))}
            />
          ))
        )}
      </div>
      {claims.some(({ confirmed }) => confirmed) ? <BorrowedList /> : null}
    </Part>
  );
}
