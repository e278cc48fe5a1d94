import type { LoaderFunctionArgs } from 'react-router';
import { ProviderButtons } from '../../features/members/accounts/components/provider-buttons.tsx';
import { apiContext } from '../../platform/page/page-context.ts';
import { requireGuest } from '../../platform/session/require-guest.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type Provider = 'google' | 'apple';

/** The loader of a page for guests: which providers' buttons it shows; without an answer only the form. */
export async function loadProviders(args: LoaderFunctionArgs): Promise<{ providers: Provider[] }> {
  requireGuest(args);
  const offered = await args.context
    .get(apiContext)
    .call('GET /api/auth/providers')
    .catch(() => null);
  return { providers: (['google', 'apple'] as const).filter((provider) => offered?.[provider] === true) };
}

/** Other sign-in methods beside the form, below a line. */
export function OtherWays({ next, providers }: { next: string | null; providers: readonly Provider[] }) {
  const { t } = useTexts();
  if (providers.length === 0) return null;
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-14 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('accounts.login.or')}
      </p>
      <ProviderButtons next={next ?? '/'} providers={providers} />
    </>
  );
}
