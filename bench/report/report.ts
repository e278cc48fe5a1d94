import type { BenchRow } from './row.ts';

/** The rows as the table that is printed: what is measured, what it is measured against, today's figure, what it must reach and should. */
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

/** A line for each figure that falls short. */
export const shortfalls = (rows: readonly BenchRow[]): string[] =>
  rows
    .filter((row) => !row.ok)
    .map(
      ({ name, value, unit, ratio, must }) =>
        `Short: ${name}: ${value} ${unit} (${Number(ratio.toPrecision(2))}), must be ${must}`,
    );
