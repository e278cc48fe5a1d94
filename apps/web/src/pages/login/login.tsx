import { Link, useLoaderData, useNavigate } from 'react-router';
import { useAfterSignIn, usePicked } from '../../blocks/sign-in/after-sign-in.ts';
import { loadProviders, OtherWays } from '../../blocks/sign-in/other-ways.tsx';
import { SignInLayout } from '../../features/members/accounts/components/sign-in-layout.tsx';
import { LoginForm } from '../../features/members/accounts/forms/login-form.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

export { loadProviders as clientLoader, loadProviders as loader };

export default function Login() {
  const { providers } = useLoaderData<typeof loadProviders>();
  const { t } = useTexts();
  const paths = usePaths();
  const { enter, follows, next } = useAfterSignIn();
  const picked = usePicked();
  const navigate = useNavigate();
  const onward = returnQuery(next);
  return (
    <SignInLayout
      title={t('accounts.login.title')}
      lead={
        follows === null || picked
          ? t(picked ? 'accounts.login.keeps' : 'accounts.login.lead')
          : t('accounts.login.follows', { username: follows })
      }
    >
      <PageHead title={t('accounts.login.meta_title')} description={t('accounts.login.lead')} />
      <LoginForm onSignedIn={enter} onFactorNeeded={() => navigate(paths.secondStep + onward)} />
      <p className="mt-4 text-center">
        <Link to={paths.forgotPassword} className="text-link">
          {t('accounts.login.forgot')}
        </Link>
      </p>
      <p className="mt-2 text-center">
        <Link to={`${paths.secondStep}${onward === '' ? '?' : `${onward}&`}passkey`} className="text-link">
          {t('accounts.login.passkey')}
        </Link>
      </p>
      <OtherWays next={next} providers={providers} />
      <p className="mt-4 text-center text-12 text-ink-soft">
        <Link to={paths.terms} className="inline-block py-1.5 underline underline-offset-2 hover:text-ink">
          {t('accounts.login.terms')}
        </Link>
      </p>
      <p className="mt-8 text-center text-ink-soft">
        {t('accounts.login.no_account')}{' '}
        <Link to={paths.signUp + onward} className="text-link">
          {t('accounts.login.to_sign_up')}
        </Link>
      </p>
    </SignInLayout>
  );
}
