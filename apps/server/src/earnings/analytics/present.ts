import type { LinkFigures } from '@staylore/contract/earnings/analytics';
import { fromMinor } from '@staylore/money/money';
import { csvText } from '../../platform/csv.ts';
import type { LinkRow } from './queries.ts';

/** A link with what it brought. */
export function presentLink(row: LinkRow): LinkFigures {
  return {
    link_id: row.link_id,
    post_id: row.post_id,
    label: row.label,
    file: row.picture === null ? null : `/media/${row.picture}/320.webp`,
    clicks: row.clicks,
    bookings: row.bookings,
    cancelled: row.cancelled,
    stayed: row.stayed,
    payable: row.payable,
    paid: row.paid,
    sums: row.sums.map((sum) => ({
      currency: sum.currency,
      expected_minor: sum.expected,
      payable_minor: sum.payable,
      in_payout_minor: sum.in_payout,
      paid_minor: sum.paid,
    })),
  };
}

const columns = [
  'link',
  'post',
  'clicks',
  'bookings',
  'cancelled',
  'stayed',
  'payable',
  'paid',
  'currency',
  'expected_amount',
  'payable_amount',
  'in_payout_amount',
  'paid_amount',
] as const;

/** Links as comma-separated values (RFC 4180), one line for each link and currency; amounts in units of the currency. */
export function linksAsCsv(rows: readonly LinkRow[]): string {
  const lines = rows.flatMap((row) => {
    const counts = [row.clicks, row.bookings, row.cancelled, row.stayed, row.payable, row.paid];
    const head = [row.label, row.post_id ?? '', ...counts];
    if (row.sums.length === 0) return [[...head, '', '', '', '', '']];
    return row.sums.map(({ currency, expected, payable, in_payout, paid }) => [
      ...head,
      currency,
      ...[expected, payable, in_payout, paid].map((minor) => fromMinor(minor, currency)),
    ]);
  });
  return `${[columns, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where needed. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const quoted = csvText(value);
  return /^"[\w .'-]*"$/.test(quoted) ? quoted.slice(1, -1) : quoted;
}
