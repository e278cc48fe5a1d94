import type { Atlas } from '@staylore/contract/discovery/atlas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';
import { formatNumber, formatPrice } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export function AtlasFigures({ atlas }: { atlas: Atlas }) {
  const { t, language } = useTexts();
  const paths = usePaths();
  const { cheapest, own } = atlas;
  return (
    <section aria-label={t('atlas.figures.label')} className="mx-auto max-w-page px-edge pt-10 md:pt-14">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        <Figure name={t('atlas.figures.stays')}>{formatNumber(atlas.stays, language)}</Figure>
        <Figure name={t('atlas.figures.countries')}>{formatNumber(atlas.countries.length, language)}</Figure>
        {own.years === 0 ? null : (
          <Figure name={t('atlas.figures.years')}>{formatNumber(own.years, language)}</Figure>
        )}
        {cheapest === null ? null : (
          <Figure name={t('atlas.figures.cheapest')}>
            <Link to={paths.post(cheapest.id)} className="hover:text-accent hover:underline">
              <Amount text={formatPrice(cheapest.price, cheapest.currency, language)} />
              <span className="mt-1 block truncate font-sans text-14 text-ink-soft">{cheapest.title}</span>
            </Link>
          </Figure>
        )}
      </dl>
    </section>
  );
}

/** In one line, as large as its column allows: some currencies have long prices. */
function Amount({ text }: { text: string }) {
  const size = `min(1em, ${Math.floor(165 / text.length)}cqi)`;
  return (
    <span className="whitespace-nowrap" style={{ fontSize: size }}>
      {text}
    </span>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="@container flex min-w-0 flex-col border-t-2 border-ink pt-3">
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="mt-1 min-w-0 font-serif text-36 md:text-48">{children}</dd>
    </div>
  );
}
