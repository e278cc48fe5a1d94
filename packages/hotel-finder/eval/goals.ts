import type { Measures } from './measure.ts';

interface Goal {
  readonly label: string;
  readonly of: (measures: Measures) => number;
  readonly wanted: number;
}

/** The finder's goals with unseen writers. */
const GOALS: readonly Goal[] = [
  { label: 'post F1', of: ({ post }) => post.f1, wanted: 0.9 },
  { label: 'post precision', of: ({ post }) => post.precision, wanted: 0.92 },
  { label: 'hotel names F1', of: ({ hotel }) => hotel.f1, wanted: 0.87 },
  { label: 'hotel names precision', of: ({ hotel }) => hotel.precision, wanted: 0.9 },
  { label: 'town right', of: ({ city }) => city, wanted: 0.88 },
  { label: 'price exact', of: ({ priceExact }) => priceExact, wanted: 0.88 },
];

/** A table: result, goal, and whether it was reached. */
export function besideGoals(measures: Measures): string {
  const rows = GOALS.map(({ label, of, wanted }) => {
    const reached = of(measures);
    return `${label.padEnd(24)} ${reached.toFixed(3)}  wanted ${wanted.toFixed(2)}  ${reached >= wanted ? 'reached' : 'not reached'}`;
  });
  return [...rows, `${'false prices'.padEnd(24)} ${measures.priceFalse}`].join('\n');
}
