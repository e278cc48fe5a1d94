import type { AnalyticsDay } from '@staylore/contract/earnings/analytics';
import { useState } from 'react';
import { useHydrated } from '../../../design/hydrated.ts';
import { Segmented } from '../../../design/primitives/segmented/segmented.tsx';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../platform/page/lazy-part-loading.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { type ChartProps, type Figure, figures, shown } from './figures.ts';

const DayBars = lazyPart(() => import('./day-bars.tsx'));

/** The last 30 days as bars, one figure at a time; the same figures are in a table for those who prefer reading. */
export function DayChart({ days }: { days: readonly AnalyticsDay[] }) {
  const { t } = useTexts();
  const [figure, setFigure] = useState<Figure>('clicks');
  const best = days.reduce<AnalyticsDay | undefined>(
    (most, day) => (most === undefined || day[figure] > most[figure] ? day : most),
    undefined,
  );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">{t('analytics.chart.title')}</h2>
        <Segmented<Figure>
          label={t('analytics.chart.show')}
          value={figure}
          options={figures.map((value) => ({ value, label: t(`analytics.${value}`) }))}
          onChange={setFigure}
        />
      </div>
      {best === undefined || best[figure] === 0 ? (
        <p className="mt-4 flex min-h-40 items-center justify-center rounded-8 bg-sunken text-ink-soft">
          {t('analytics.chart.none')}
        </p>
      ) : (
        <Bars days={days} figure={figure} best={best} />
      )}
      <DayTable days={days} />
    </div>
  );
}

/** The chart with its highlights; its script is fetched after the page. */
function Bars({ days, figure, best }: ChartProps & { best: AnalyticsDay }) {
  const texts = useTexts();
  const { t, language } = texts;
  const hydrated = useHydrated();
  const summary = t('analytics.chart.summary', {
    name: t(`analytics.${figure}`),
    day: formatDay(best.day, language),
    value: shown(best[figure], figure, texts),
  });
  const skeleton = <Skeleton className="size-full" />;
  return (
    <figure className="mt-4">
      <div className="h-56">
        {hydrated ? (
          <LazyPart fallback={skeleton}>
            <DayBars days={days} figure={figure} summary={summary} />
          </LazyPart>
        ) : (
          skeleton
        )}
      </div>
      <figcaption className="mt-2 text-14 text-ink-soft">{summary}</figcaption>
    </figure>
  );
}

function DayTable({ days }: { days: readonly AnalyticsDay[] }) {
  const texts = useTexts();
  const { t, language } = texts;
  return (
    <details className="mt-3 -mb-2 text-14 open:mb-0">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-accent">
        {t('analytics.chart.as_table')}
      </summary>
      <div className="max-h-80 overflow-auto rounded-8 border border-line">
        <table className="w-full text-left tabular-nums">
          <thead className="sticky top-0 bg-surface">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                {t('analytics.chart.day')}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="px-3 py-2 text-right font-medium">
                  {t(`analytics.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                  {formatDay(day.day, language)}
                </th>
                {figures.map((figure) => (
                  <td key={figure} className="px-3 py-1.5 text-right">
                    {shown(day[figure], figure, texts)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
