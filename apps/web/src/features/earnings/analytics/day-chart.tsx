import type { AnalyticsDay } from '@staylore/contract/earnings/analytics';
import { useState } from 'react';
import { Segmented } from '../../../design/primitives/segmented/segmented.tsx';
import { formatDay, formatNumber, formatPrice } from '../../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';

type Figure = 'clicks' | 'bookings' | 'commission';
const figures = ['clicks', 'bookings', 'commission'] as const;

const height = 180;
const step = 20;
const bar = 14;

/** The last 30 days as bars, one figure at a time; the same figures stand in a table for those who read rather than look. */
export function DayChart({ days }: { days: readonly AnalyticsDay[] }) {
  const texts = useTexts();
  const { t } = texts;
  const [figure, setFigure] = useState<Figure>('clicks');
  const best = days.reduce<AnalyticsDay | undefined>(
    (most, day) => (most === undefined || day[figure] > most[figure] ? day : most),
    undefined,
  );
  const top = best?.[figure] ?? 0;
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
      {best === undefined || top === 0 ? (
        <p className="mt-4 flex min-h-40 items-center justify-center rounded-8 bg-sunken text-ink-soft">
          {t('analytics.chart.none')}
        </p>
      ) : (
        <Bars days={days} figure={figure} top={top} best={best} />
      )}
      <DayTable days={days} />
    </div>
  );
}

interface BarsProps {
  days: readonly AnalyticsDay[];
  figure: Figure;
  top: number;
  best: AnalyticsDay;
}

function Bars({ days, figure, top, best }: BarsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const summary = t('analytics.chart.summary', {
    name: t(`analytics.${figure}`),
    day: formatDay(best.day, language),
    value: shown(best[figure], figure, texts),
  });
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 8}`}
        className="h-48 w-full"
        preserveAspectRatio="none"
      >
        <title>{summary}</title>
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={days.length * step}
            y1={4 + part * height}
            y2={4 + part * height}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map((day, index) => {
          const tall = Math.max(day[figure] === 0 ? 0 : 2, (day[figure] / top) * height);
          return (
            <rect
              key={day.day}
              x={index * step + (step - bar) / 2}
              y={4 + height - tall}
              width={bar}
              height={tall}
              className="fill-accent"
            >
              <title>{`${formatDay(day.day, language)}: ${shown(day[figure], figure, texts)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-12 text-ink-soft">
        <span>{formatDay(days[0]?.day ?? '', language)}</span>
        <span className="max-md:hidden">{summary}</span>
        <span>{formatDay(days.at(-1)?.day ?? '', language)}</span>
      </figcaption>
    </figure>
  );
}

function shown(value: number, figure: Figure, { language }: Texts): string {
  return figure === 'commission' ? formatPrice(value, 'EUR', language) : formatNumber(value, language);
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
