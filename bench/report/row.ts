/** One line of the benchmark's table: a figure, its yardstick of the same run, and the limit of their ratio. */
export interface BenchRow {
  name: string;
  value: number;
  yardstick: number;
  ratio: number;
  unit: string;
  /** The limit of the ratio, in words. */
  must: string;
  /** The goal. */
  aim: string;
  ok: boolean;
}

const twoDigits = (value: number) => Math.round(value * 100) / 100;

/**
 * A row whose ratio (value to yardstick, unless it was measured per round) must reach a minimum or stay below a maximum, its value below an
 * `atMost`, or which is only stated.
 */
export function row(measured: {
  name: string;
  unit: string;
  value: number;
  yardstick: number;
  ratio?: number;
  least?: number;
  most?: number;
  atMost?: number;
  aim?: number;
}): BenchRow {
  const { name, unit, value, yardstick, least, most, atMost, aim } = measured;
  const ratio = measured.ratio ?? value / yardstick;
  const ok =
    (least === undefined || ratio >= least) &&
    (most === undefined || ratio <= most) &&
    (atMost === undefined || value <= atMost);
  const must = [
    least !== undefined && `≥ ${least}`,
    most !== undefined && `≤ ${most}`,
    atMost !== undefined && `≤ ${atMost} ${unit}`,
  ];
  return {
    name,
    unit,
    value: twoDigits(value),
    yardstick: twoDigits(yardstick),
    ratio: twoDigits(ratio),
    must: must.filter(Boolean).join(', '),
    aim: aim === undefined ? '' : `≥ ${aim}`,
    ok,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
