/** One line of the benchmark's table: a figure, its yardstick of the same run, and what their ratio must reach. */
export interface BenchRow {
  name: string;
  value: number;
  yardstick: number;
  ratio: number;
  unit: string;
  /** What the ratio must reach or stay below, in words. */
  must: string;
  /** What would be better still. */
  aim: string;
  ok: boolean;
}

const twoDigits = (value: number) => Math.round(value * 100) / 100;

/** A row whose ratio (value to yardstick, unless it was measured round by round) must reach a least or stay below a most, its value below an `atMost`, or which is only stated. */
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

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
