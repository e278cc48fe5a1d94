import { buttonStyle } from '../../../../design/primitives/button/button-style.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

/** The providers' logos, in the colour of the text. */
const signs = {
  google:
    'M21.350 12.230c0-.71-.06-1.230-.2-1.780H12v3.340h5.370c-.11.88-.69 2.200-1.990 3.090l2.890 2.240c1.860-1.720 3.080-4.250 3.080-6.890Zm-9.350 9.270c2.700 0 4.970-.89 6.630-2.420l-3.160-2.450c-.85.590-1.980 1-3.470 1a6 6 0 0 1-5.690-4.160H3.060v2.530A10 10 0 0 0 12 21.500Zm-5.690-8.030a6.100 6.100 0 0 1 0-3.940V7h-3.250a10 10 0 0 0 0 9l3.250-2.530ZM12 5.370c1.880 0 3.150.81 3.870 1.490l2.830-2.760A10 10 0 0 0 3.060 7l3.250 2.530A6 6 0 0 1 12 5.370Z',
  apple:
    'M16.700 12.500c0-2.100 1.700-3.100 1.800-3.200a3.900 3.900 0 0 0-3-1.700c-1.300-.1-2.500.8-3.200.8-.6 0-1.600-.8-2.700-.7a4.100 4.100 0 0 0-3.400 2c-1.400 2.500-.4 6.200 1 8.200.7 1 1.500 2.100 2.600 2.100 1 0 1.400-.7 2.700-.7 1.200 0 1.600.7 2.700.7s1.800-1 2.500-2a8 8 0 0 0 1.100-2.300 3.700 3.700 0 0 1-2.100-3.200ZM14.700 6.300a3.700 3.700 0 0 0 .9-2.800 3.900 3.900 0 0 0-2.500 1.300 3.500 3.500 0 0 0-.9 2.700 3.200 3.200 0 0 0 2.500-1.200Z',
} as const;

interface Props {
  /** Path of this site to return to. */
  next: string;
  /** Configured providers, in the order shown. */
  providers: readonly ('google' | 'apple')[];
}

/** Signing in without a password: each button leads to the provider's consent page and back. */
export function ProviderButtons({ next, providers }: Props) {
  const { t } = useTexts();
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <a
          key={provider}
          href={`/auth/start/${provider}?next=${encodeURIComponent(next)}`}
          className={buttonStyle({ kind: 'secondary' })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d={signs[provider]} />
          </svg>
          {t(`accounts.login.${provider}`)}
        </a>
      ))}
    </div>
  );
}
