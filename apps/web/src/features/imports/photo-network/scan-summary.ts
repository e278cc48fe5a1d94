import type { ScannedPost } from '@staylore/contract/imports/photo-network';

export interface ScanSummary {
  /** ISO 3166-1 alpha-2, each once. */
  countries: string[];
  /** The first and the last year; null without stays. */
  years: [number, number] | null;
  /**
   * The cheapest night, in the currency of most nights, and whether nights in others were left out. A price without a unit is ignored, as it
   * may be for anything.
   */
  cheapest: { amount: number; currency: string; leavesOut: boolean } | null;
}

/** Countries, years and the cheapest night of the stays found. */
export function summaryOf(posts: readonly ScannedPost[]): ScanSummary {
  const countries = posts.flatMap(({ country }) => country ?? []);
  const years = posts.map(({ created_at }) => new Date(created_at).getUTCFullYear()).filter(Number.isInteger);
  return {
    countries: [...new Set(countries)],
    years: years.length === 0 ? null : [Math.min(...years), Math.max(...years)],
    cheapest: cheapestOf(posts),
  };
}

/** With fewer the cheapest is meaningless. */
const fewestPrices = 2;

/** Prices of several currencies cannot be compared without rates, so only those of the most common one are. */
function cheapestOf(posts: readonly ScannedPost[]): ScanSummary['cheapest'] {
  const prices = posts.flatMap(({ hotel_price, price_currency, price_per }) =>
    price_per === 'night' && hotel_price !== null && price_currency !== null
      ? [{ amount: hotel_price, currency: price_currency }]
      : [],
  );
  const [most = []] = [...Map.groupBy(prices, ({ currency }) => currency).values()].sort(
    (one, other) => other.length - one.length,
  );
  if (most.length < fewestPrices) return null;
  const least = most.reduce((one, other) => (other.amount < one.amount ? other : one));
  return { ...least, leavesOut: most.length < prices.length };
}

/** Longer sentences are cut at a word. */
const maxCharacters = 140;
const ends = /[.!?…]["”’)]*\s+|\n+/g;

/** The sentence of the caption about the stay: the one that names the hotel, else the first that mentions a night. */
export function tellingSentence({ caption, evidence }: Pick<ScannedPost, 'caption' | 'evidence'>): string {
  const inCaption = evidence.filter(({ field }) => field === 'caption');
  const mark =
    inCaption.find(({ kind }) => kind === 'hotel') ?? inCaption.find(({ kind }) => kind === 'stay');
  const at = mark?.start ?? 0;
  let [start, end] = [0, caption.length];
  for (const { index, 0: text } of caption.matchAll(ends)) {
    if (index + text.length <= at) start = index + text.length;
    else if (index >= (mark?.end ?? 0)) {
      end = index + text.trimEnd().length;
      break;
    }
  }
  const sentence = caption.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  if (sentence.length <= maxCharacters) return sentence;
  return `${sentence.slice(0, maxCharacters).replace(/\s+\S*$/, '')} …`;
}
