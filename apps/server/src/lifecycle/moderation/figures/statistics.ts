import type { AnswerOf } from '@staylore/contract/contract';
import type { Executor } from '../../../platform/db/database.ts';
import { dayMs } from '../../../platform/durations.ts';
import { countsBetween, medianHours } from './queries.ts';

type Statistics = AnswerOf<'GET /api/moderation/statistics'>;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Figures for the transparency report; both days included, in UTC. */
export async function statistics(
  db: Executor,
  period: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<Statistics> {
  const to = period.to ?? dayOf(now);
  const from = period.from ?? dayOf(new Date(Date.parse(to) - 364 * dayMs));
  const [begin, end] = [new Date(from), new Date(Date.parse(to) + dayMs)];
  const counts = await countsBetween(db, begin, end);
  return {
    from,
    to,
    // The law requires this figure by name: no decision here is automated.
    counts: [...counts, { what: 'decisions', key: 'automated', count: 0 }],
    median_hours: await medianHours(db, begin, end),
  };
}

/** The same as a table. Every cell is fixed text or a number. */
export function asCsv({ counts, from, median_hours, to }: Statistics): string {
  const rows = [
    ['from', 'to', 'what', 'key', 'count'],
    ...counts.map(({ count, key, what }) => [from, to, what, key, String(count)]),
    [from, to, 'decisions', 'median_hours', median_hours === null ? '' : String(median_hours)],
  ];
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}
