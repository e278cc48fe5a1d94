import type { AnalyticsDay } from '@staylore/contract/earnings/analytics';
import { toMinor } from '@staylore/money/money';
import { formatMinor, formatNumber } from '../../../platform/texts/format.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';

/** What the chart can show for each day, in the order of its choice and its table. */
export const figures = ['clicks', 'bookings', 'commission'] as const;
export type Figure = (typeof figures)[number];

export interface ChartProps {
  days: readonly AnalyticsDay[];
  figure: Figure;
}

/** A figure as the reader writes it; commission is in euros. */
export function shown(value: number, figure: Figure, { language }: Texts): string {
  return figure === 'commission'
    ? formatMinor(toMinor(value, 'EUR'), 'EUR', language)
    : formatNumber(value, language);
}
