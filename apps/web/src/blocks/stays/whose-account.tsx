import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { useApi } from '../../platform/api/api.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  /** The account that stays were saved from. */
  handle: string;
  onLeave(): void;
}

/** Asks whether an account is the member's own and leads to proving it; nothing once it is proven. */
export function WhoseAccount({ handle, onLeave }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const paths = usePaths();
  const { data: claims } = useQuery({
    queryKey: ['claims'],
    queryFn: ({ signal }) => api.call('GET /api/claims', { signal }),
  });
  const isProven = (claim: { handle: string; confirmed: boolean }) =>
    claim.confirmed && claim.handle === handle.toLowerCase();
  if (claims === undefined || claims.some(isProven)) return null;
  return (
    <section aria-labelledby="whose-account" className="mt-4 rounded-card bg-sunken p-4">
      <h3 id="whose-account" className="text-18 wrap-anywhere">
        {t('instagramImport.saved.whose', { handle })}
      </h3>
      <p className="mt-1 text-14 text-ink-soft">{t('instagramImport.saved.whose_text')}</p>
      <Link
        to={paths.claim(handle)}
        onClick={onLeave}
        className={`${buttonStyle({ kind: 'secondary', size: 'small' })} mt-3`}
      >
        {t('instagramImport.saved.whose_prove')}
      </Link>
    </section>
  );
}
