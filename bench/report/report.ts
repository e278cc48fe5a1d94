import type { BenchRow } from './row.ts';

/** The rows as the printed table: what is measured, the yardstick, today's figure, the limit and the goal. */
export function tableOf(rows: readonly BenchRow[]): Record<string, string | number>[] {
  return rows.map(({ name, value, yardstick, unit, ratio, must, aim, ok }) => ({
    what: name,
    yardstick,
    today: value,
    unit,
    ratio: Number(ratio.toPrecision(2)),
    must,
    aim,
    reached: must === '' ? '' : ok ? 'yes' : 'SHORT',
  }));
}

/** One line per figure that falls short. */
export const shortfalls = (rows: readonly BenchRow[]): string[] =>
  rows
    .filter((row) => !row.ok)
    .map(
      ({ name, value, unit, ratio, must }) =>
        `Short: ${name}: ${value} ${unit} (${Number(ratio.toPrecision(2))}), must be ${must}`,
    );
