import { ProviderButtons } from '../../features/members/accounts/components/provider-buttons.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

type Provider = 'google' | 'apple';

/** Which providers' buttons to show; without an answer only the form is shown. */
export async function offeredProviders(api: Api): Promise<Provider[]> {
  const offered = await api.call('GET /api/auth/providers').catch(() => null);
  return (['google', 'apple'] as const).filter((provider) => offered?.[provider] === true);
}

/** Ways in beside the form, below a line. */
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
