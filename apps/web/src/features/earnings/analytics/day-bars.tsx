import { locales } from '@staylore/phrases/locales';
import { useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { type ChartProps, shown } from './figures.ts';

const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
} as const;

/** One bar per day. Arrow keys and the pointer move between days, and the figure of each is shown. Fills its box. */
export default function DayBars({ days, figure, summary }: ChartProps & { summary: string }) {
  const texts = useTexts();
  const { t, language } = texts;
  const short = useMemo(
    () => new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    [language],
  );
  return (
    <BarChart
      responsive
      data={[...days]}
      title={summary}
      className="size-full"
      // A finger moving sideways moves between days; up and down, the page scrolls.
      style={{ touchAction: 'pan-y' }}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="15%"
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="day"
        tickFormatter={(day) => short.format(new Date(String(day)))}
        interval="equidistantPreserveStart"
        minTickGap={16}
        {...axis}
      />
      <YAxis
        width="auto"
        tickCount={4}
        allowDecimals={figure === 'commission'}
        tickFormatter={(value) => shown(Number(value), figure, texts)}
        {...axis}
      />
      <Bar
        dataKey={figure}
        name={t(`analytics.${figure}`)}
        fill="var(--accent)"
        minPointSize={(value) => (value === 0 ? 0 : 2)}
        isAnimationActive={false}
      />
      <Tooltip
        labelFormatter={(day) => formatDay(String(day), language)}
        formatter={(value) => shown(Number(value), figure, texts)}
        separator=": "
        cursor={{ fill: 'var(--sunken)' }}
        contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', borderRadius: 8 }}
        itemStyle={{ color: 'var(--ink)' }}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
