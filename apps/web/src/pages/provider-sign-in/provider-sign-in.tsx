import { returnPath } from '@staylore/contract/return-path';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pathAfterSignIn } from '../../blocks/sign-in/after-sign-in.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import { Spinner } from '../../design/primitives/spinner/spinner.tsx';
import type { Session } from '../../features/members/accounts/api/sign-in.ts';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { storeSession } from '../../platform/api/session-store.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { reasonFor } from './reason-for.ts';

/** The session, or null if the account asks for a second factor. */
export interface Finished {
  session: Session | null;
  next: string | null;
}

interface Props {
  provider: 'google' | 'apple';
  /** Completes the sign-in with what the provider sent. @throws {Problem} */
  finish(api: Api, search: URLSearchParams): Promise<Finished>;
}

/** Where a provider returns to: signs in and loads the page where it began, or says why it did not work. */
export function ProviderSignIn({ provider, finish }: Props) {
  const api = useApi();
  const texts = useTexts();
  const { t, language } = texts;
  const paths = usePaths();
  const [search] = useSearchParams();
  const [caught, setCaught] = useState<unknown>();
  const begun = useRef(false);
  const reason = reasonIn(search);
  useEffect(() => {
    // The provider's parameters work once.
    if (begun.current || reason !== null) return;
    begun.current = true;
    finish(api, search).then(async ({ session, next }) => {
      // Going back must not lead here again.
      if (session === null) {
        const onward = new URLSearchParams({ next: returnPath(next) ?? '/' });
        return window.location.replace(`${paths.secondStep}?${onward}`);
      }
      storeSession(session);
      window.location.replace(await pathAfterSignIn(api, session, returnPath(next) ?? '/', language));
    }, setCaught);
  }, [api, finish, language, search, reason, paths.secondStep]);
  const failure = reason ?? caught;
  const title = t(`accounts.provider.${provider}_title`);
  if (failure === undefined) {
    return (
      <SignInLayout title={t('accounts.provider.busy')} lead={title}>
        <PageHead title={title} hidden />
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('accounts.provider.busy_lead')}
        </p>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('accounts.provider.failed_title')} lead={title}>
      <PageHead title={title} hidden />
      <Failure text={reasonFor(failure, texts)} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.login}>{t('accounts.provider.to_login')}</ButtonLink>
        <ButtonLink to={paths.signUp} kind="secondary">
          {t('accounts.provider.to_sign_up')}
        </ButtonLink>
      </div>
    </SignInLayout>
  );
}

/** The error in the address; null if the sign-in can go on. */
function reasonIn(search: URLSearchParams): string | null {
  const error = search.get('error');
  if (error !== null) return error;
  return search.has('code') || search.has('state') ? null : 'nothing_sent';
}
