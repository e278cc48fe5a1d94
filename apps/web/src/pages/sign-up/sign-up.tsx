import { Trans } from 'react-i18next';
import { Link, useLoaderData } from 'react-router';
import { useAfterSignIn, usePicked } from '../../blocks/sign-in/after-sign-in.ts';
import { loadProviders, OtherWays } from '../../blocks/sign-in/other-ways.tsx';
import { Picked } from '../../blocks/sign-in/picked.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { SignUpForm } from '../../features/members/accounts/forms/sign-up-form.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

export { loadProviders as clientLoader, loadProviders as loader };

export default function SignUp() {
  const { providers } = useLoaderData<typeof loadProviders>();
  const { t } = useTexts();
  const paths = usePaths();
  const { enter, follows, next } = useAfterSignIn(paths.welcome);
  const picked = usePicked();
  const onward = returnQuery(next);
  return (
    <SignInLayout
      title={t('accounts.sign_up.title')}
      lead={
        follows === null || picked
          ? t(picked ? 'accounts.sign_up.keeps' : 'accounts.sign_up.lead')
          : t('accounts.sign_up.follows', { username: follows })
      }
      aside={picked ? <Picked /> : undefined}
    >
      <PageHead
        title={t('accounts.sign_up.meta_title')}
        description={t('accounts.sign_up.meta_description')}
      />
      <SignUpForm onSignedUp={enter} />
      <p className="mt-4 text-14 text-ink-soft">
        <Trans
          i18nKey="accounts.sign_up.terms"
          components={{
            terms: <Link to={paths.terms} className="underline underline-offset-2 hover:text-ink" />,
            privacy: <Link to={paths.privacy} className="underline underline-offset-2 hover:text-ink" />,
          }}
        />
      </p>
      <OtherWays next={next} providers={providers} />
      <p className="mt-8 text-center text-ink-soft">
        {t('accounts.sign_up.have_account')}{' '}
        <Link to={paths.login + onward} className="text-link">
          {t('actions.sign_in')}
        </Link>
      </p>
    </SignInLayout>
  );
}
