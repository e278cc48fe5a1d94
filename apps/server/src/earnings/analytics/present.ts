import type { LinkFigures } from '@staylore/contract/earnings/analytics';
import { fromMinor } from '@staylore/money/money';
import { csvText } from '../../platform/csv.ts';
import type { LinkRow } from './queries.ts';

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

/** Most links in a downloaded table; real members have fewer, and spreadsheets would be slow. */
const maxInTable = 20_000;
const linksAtOnce = 500;

/**
 * Links as CSV (RFC 4180), one line for each link and currency; amounts in units of the currency. Streamed in pieces, so that other requests do not
 * wait.
 */
export async function* linksTable(
  read: (page: { last: readonly [clicks: number, id: number] | null; limit: number }) => Promise<LinkRow[]>,
): AsyncGenerator<string> {
  yield textOf([columns]);
  let last: readonly [number, number] | null = null;
  for (let offset = 0; offset < maxInTable; offset += linksAtOnce) {
    const rows: LinkRow[] = await read({ last, limit: linksAtOnce });
    yield textOf(rows.flatMap(linesOf));
    const end = rows[linksAtOnce - 1];
    if (end === undefined) return;
    last = [end.clicks, end.link_id];
  }
}

type Cell = string | number;

const textOf = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

function linesOf(row: LinkRow): Cell[][] {
  const counts = [row.clicks, row.bookings, row.cancelled, row.stayed, row.payable, row.paid];
  const head = [row.label, row.post_id ?? '', ...counts];
  if (row.sums.length === 0) return [[...head, '', '', '', '', '']];
  return row.sums.map(({ currency, expected, payable, in_payout, paid }) => [
    ...head,
    currency,
    ...[expected, payable, in_payout, paid].map((minor) => fromMinor(minor, currency)),
  ]);
}

/** Quoted if necessary. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const quoted = csvText(value);
  return /^"[\w .'-]*"$/.test(quoted) ? quoted.slice(1, -1) : quoted;
}
