import type { StayImport } from '@staylore/contract/imports/review-items';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Imports that a member began, and what they wait for. */
export function BegunImports({ imports }: { imports: readonly StayImport[] }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  if (imports.length === 0) return null;
  return (
    <section aria-label={t('imports.open.title')} className="mt-8">
      <h2 className="text-22">{t('imports.open.title')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {imports.map(({ id, label, counts, created_at }) => {
          const waits = [
            ...(counts.review > 0 ? [t('imports.open.review', { count: counts.review })] : []),
            ...(counts.accepted > 0 ? [t('imports.open.accepted', { count: counts.accepted })] : []),
          ];
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-medium break-words">{label}</p>
                <p className="text-14 text-ink-soft">
                  {formatDay(created_at, language)} ·{' '}
                  {waits.length === 0 ? t('imports.open.done') : waits.join(' · ')}
                </p>
              </div>
              <ButtonLink to={paths.importReview(id)} kind="secondary" size="small">
                {t(waits.length === 0 ? 'imports.open.look' : 'imports.open.go_on')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
