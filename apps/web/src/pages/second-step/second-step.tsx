import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useAfterSignIn } from '../../blocks/sign-in/after-sign-in.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { PasskeyButton } from '../../features/members/security/passkey-button.tsx';
import { SecondStep } from '../../features/members/security/second-step.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { requireGuest } from '../../platform/session/require-guest.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

async function load(args: LoaderFunctionArgs) {
  return requireGuest(args);
}

export { load as clientLoader, load as loader };

/** Where signing in continues for a member with a second factor, and where a passkey alone signs in: `?passkey`. */
export default function SecondStepPage() {
  const { t } = useTexts();
  const paths = usePaths();
  const { enter, next } = useAfterSignIn();
  const api = useApi();
  const [search] = useSearchParams();
  const [over, setOver] = useState(false);
  const onward = returnQuery(next);
  if (search.has('passkey')) {
    return (
      <SignInLayout title={t('accounts.login.passkey')} lead={t('accounts.step.passkey_lead')}>
        <PageHead title={t('accounts.login.passkey')} hidden />
        <PasskeyButton
          label={t('accounts.step.passkey')}
          ask={() => api.call('POST /api/login/passkey/options')}
          send={async (credential) =>
            enter(await api.call('POST /api/login/passkey', { body: { credential } }))
          }
        />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      title={t(over ? 'accounts.step.over_title' : 'accounts.step.title')}
      lead={t(over ? 'accounts.step.over' : 'accounts.step.lead')}
    >
      <PageHead title={t('accounts.step.meta_title')} hidden />
      {over ? (
        <ButtonLink to={paths.login + onward}>{t('accounts.step.to_login')}</ButtonLink>
      ) : (
        <SecondStep onSignedIn={enter} onOver={() => setOver(true)} />
      )}
    </SignInLayout>
  );
}
