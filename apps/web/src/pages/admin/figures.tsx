import type { AnswerOf } from '@staylore/contract/contract';
import { moderationActions } from '@staylore/contract/lifecycle/moderation-choices';
import { reportCategories } from '@staylore/contract/lifecycle/report-categories';
import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { formatDay, formatNumber } from '../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';
import { Frame } from './frame.tsx';
import { moderatorLoader, periodOf } from './load.ts';

export const handle: PageHandle = { texts: ['moderation', 'reports'] };

const load = moderatorLoader<AnswerOf<'GET /api/moderation/statistics'>>((api, args) => {
  const query = periodOf(args.request.url);
  return api.call('GET /api/moderation/statistics', { query });
});

export { load as clientLoader, load as loader };

const groups = ['reports', 'decisions', 'grounds', 'appeals'] as const;

/** Figures for the transparency report, also as a table to download. */
export default function FiguresPage() {
  const { counts, from, median_hours, to } = useLoaderData<typeof load>();
  const texts = useTexts();
  const { t, language } = texts;
  return (
    <Frame part="figures">
      <p className="text-18">
        {t('moderation.figures.period', { from: formatDay(from, language), to: formatDay(to, language) })}
      </p>
      <div className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <section key={group}>
            <h2 className="text-18">{t(`moderation.figures.what.${group}`)}</h2>
            <dl className="mt-2 border-t border-line empty:min-h-10 empty:before:leading-[2.5rem] empty:before:text-ink-soft empty:before:content-['–']">
              {counts
                .filter(({ what }) => what === group)
                .map(({ key, count }) => (
                  <div key={key} className="flex justify-between gap-4 border-b border-line py-2">
                    <dt>{nameOf(key, texts)}</dt>
                    <dd className="font-semibold tabular-nums">{formatNumber(count, language)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-8">
        {t('moderation.figures.median')}:{' '}
        {median_hours === null
          ? t('moderation.figures.none')
          : t('moderation.figures.hours', { count: median_hours })}
      </p>
      <a
        href={`/api/moderation/statistics.csv?from=${from}&to=${to}`}
        download
        className="mt-4 inline-block py-2.5 underline underline-offset-4"
      >
        {t('moderation.figures.csv')}
      </a>
    </Frame>
  );
}

function nameOf(key: string, { t }: Texts): string {
  const category = reportCategories.find((one) => one === key);
  if (category !== undefined) return t(`reports.categories.${category}`);
  const action = moderationActions.find((one) => one === key);
  if (action !== undefined) return t(`moderation.actions.${action}`);
  if (key === 'law' || key === 'terms') return t(`moderation.grounds.${key}`);
  return t(`moderation.figures.keys.${key as 'automated' | 'received' | 'upheld' | 'reversed'}`);
}
