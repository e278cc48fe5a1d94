import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useEntrance, usePicked } from '../../blocks/sign-in/use-entrance.ts';
import { Entrance } from '../../features/members/accounts/components/entrance.tsx';
import { ProviderButtons } from '../../features/members/accounts/components/provider-buttons.tsx';
import { LoginForm } from '../../features/members/accounts/forms/login-form.tsx';
import { apiContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { requireGuest } from '../../platform/session/guards.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['homePage'] };

/** Which providers' buttons to show; without an answer, the form alone is a way in. */
async function load(args: LoaderFunctionArgs) {
  requireGuest(args);
  const offered = await args.context
    .get(apiContext)
    .call('GET /api/auth/providers')
    .catch(() => null);
  return { providers: (['google', 'apple'] as const).filter((provider) => offered?.[provider] === true) };
}

export { load as clientLoader, load as loader };

const link = 'font-medium text-accent underline underline-offset-4 hover:text-accent-hover';

export default function Login() {
  const { providers } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const paths = usePaths();
  const { enter, next } = useEntrance();
  const picked = usePicked();
  const onward = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <Entrance
      title={t('accounts.login.title')}
      lead={t(picked ? 'accounts.login.keeps' : 'accounts.login.lead')}
    >
      <PageHead title={t('accounts.login.meta_title')} description={t('accounts.login.lead')} />
      <LoginForm onSignedIn={enter} />
      <p className="mt-4 text-center">
        <Link to={paths.forgotPassword} className={link}>
          {t('accounts.login.forgot')}
        </Link>
      </p>
      {providers.length === 0 ? null : (
        <>
          <p className="my-6 flex items-center gap-4 text-14 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('accounts.login.or')}
          </p>
          <ProviderButtons next={next ?? '/'} providers={providers} />
        </>
      )}
      <p className="mt-8 text-center text-ink-soft">
        {t('accounts.login.no_account')}{' '}
        <Link to={paths.signUp + onward} className={link}>
          {t('accounts.login.to_sign_up')}
        </Link>
      </p>
    </Entrance>
  );
}
