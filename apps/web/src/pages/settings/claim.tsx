import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { ClaimCard } from '../../features/claims/claim-card.tsx';
import { ClaimForm } from '../../features/claims/claim-form.tsx';
import { loadForMember } from '../../platform/require-member.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Part } from './part.tsx';

async function load(args: LoaderFunctionArgs) {
  return loadForMember(args, ({ api }) => api.call('GET /api/claims'));
}

export { load as clientLoader, load as loader };

export default function ClaimSettings() {
  const { t } = useTexts();
  const [claims, setClaims] = useState(useLoaderData<typeof load>());
  return (
    <Part name="claim" lead={t('claims.lead')}>
      <ClaimForm
        onStarted={(claim) =>
          setClaims((all) => [claim, ...all.filter((other) => other.handle !== claim.handle)])
        }
      />
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
    </Part>
  );
}
