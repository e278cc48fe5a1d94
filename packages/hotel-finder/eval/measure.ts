import { lookUp } from '../src/place/places.ts';
import type { GoldHotel, LabelledCaption } from './labelled.ts';

/** A finder's result for a caption. */
export interface Prediction {
  readonly is_stay: boolean;
  readonly probability: number;
  readonly hotels: readonly {
    readonly name: string;
    readonly surface: string;
    readonly city: string | null;
    readonly known?: boolean;
  }[];
  readonly price: { readonly amount: number; readonly currency: string } | null;
}

export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Measures {
  readonly captions: number;
  readonly post: Score;
  readonly hotel: Score;
  /** Hotels in and outside the gazetteer, separately: memory must not be mistaken for reading. */
  readonly knownHotel: Score;
  readonly unknownHotel: Score;
  readonly city: number;
  readonly priceExact: number;
  readonly priceFalse: number;
  readonly brier: number;
  readonly calibrationError: number;
  /** How often posts of about the same probability were stays. */
  readonly reliability: readonly ReliabilityBin[];
}

interface ReliabilityBin {
  readonly posts: number;
  readonly meanProbability: number;
  readonly stays: number;
}

const GENERIC = new Set(
  'hotel hotels the a and by le la les l das der die in at of zum zur am im resort resorts spa palace inn hostel guesthouse lodge villa suites'.split(
    ' ',
  ),
);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const distinctive = (text: string) => wordsOf(text).filter((word) => !GENERIC.has(word));
const squashed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const within = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.every((word) => b.includes(word));

/** Two names agree when the distinctive words of one are all in the other, or both run together to the same letters. */
export function sameName(a: string, b: string): boolean {
  return (
    within(distinctive(a), distinctive(b)) ||
    within(distinctive(b), distinctive(a)) ||
    squashed(a) === squashed(b)
  );
}

function sameHotel(gold: GoldHotel, found: Prediction['hotels'][number]): boolean {
  return [gold.name, gold.surface].some(
    (name) => sameName(name, found.name) || sameName(name, found.surface),
  );
}

/** The distinctive words of one town's name are all in the other's, or both are names of one town: Wien, Vienna. */
export function sameCity(gold: string, found: string | null): boolean {
  const [a, b] = [wordsOf(gold), wordsOf(found ?? '')];
  if (within(a, b) || within(b, a)) return true;
  const town = found === null ? null : lookUp(found);
  return town !== null && lookUp(gold)?.id === town.id;
}

interface Tally {
  hits: number;
  extra: number;
  missed: number;
}

function score({ hits, extra, missed }: Tally): Score {
  const precision = hits / (hits + extra || 1);
  const recall = hits / (hits + missed || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}

/** One caption against its labels: which hotels were found, which are wrong. */
export interface Match {
  readonly pairs: readonly (readonly [GoldHotel, Prediction['hotels'][number]])[];
  readonly missed: readonly GoldHotel[];
  readonly extra: Prediction['hotels'];
}

export function matchHotels(caption: LabelledCaption, found: Prediction): Match {
  const extra = [...found.hotels];
  const pairs: [GoldHotel, Prediction['hotels'][number]][] = [];
  const missed: GoldHotel[] = [];
  for (const gold of caption.hotels ?? []) {
    const at = extra.findIndex((hotel) => sameHotel(gold, hotel));
    const [hotel] = at < 0 ? [] : extra.splice(at, 1);
    if (hotel) pairs.push([gold, hotel]);
    else missed.push(gold);
  }
  return { pairs, missed, extra };
}

function newTally(): Tally {
  return { hits: 0, extra: 0, missed: 0 };
}

/** Measures predictions; `isKnown` tells whether a labelled hotel is in the gazetteer. */
export function measure(
  entries: readonly { caption: LabelledCaption; found: Prediction }[],
  isKnown: (hotel: GoldHotel) => boolean,
): Measures {
  const [post, hotel, known, unknown] = [newTally(), newTally(), newTally(), newTally()];
  const city = { right: 0, all: 0 };
  const price = { right: 0, all: 0, wrong: 0 };
  for (const { caption, found } of entries) {
    const stay = caption.is_stay === true;
    if (stay && found.is_stay) post.hits += 1;
    else if (found.is_stay) post.extra += 1;
    else if (stay) post.missed += 1;
    const { pairs, missed, extra } = matchHotels(caption, found);
    if (stay) {
      hotel.hits += pairs.length;
      for (const [gold, match] of pairs) {
        (isKnown(gold) ? known : unknown).hits += 1;
        if (gold.city === null) continue;
        city.all += 1;
        if (sameCity(gold.city, match.city)) city.right += 1;
      }
      hotel.missed += missed.length;
      for (const gold of missed) (isKnown(gold) ? known : unknown).missed += 1;
    }
    const wrong = stay ? extra : found.is_stay ? found.hotels : [];
    hotel.extra += wrong.length;
    for (const one of wrong) (one.known ? known : unknown).extra += 1;
    addPrice(price, caption, found);
  }
  return {
    captions: entries.length,
    post: score(post),
    hotel: score(hotel),
    knownHotel: score(known),
    unknownHotel: score(unknown),
    city: city.right / (city.all || 1),
    priceExact: price.right / (price.all || 1),
    priceFalse: price.wrong,
    ...calibration(entries),
  };
}

function addPrice(
  tally: { right: number; all: number; wrong: number },
  caption: LabelledCaption,
  found: Prediction,
): void {
  if (!caption.price) {
    if (found.price) tally.wrong += 1;
    return;
  }
  tally.all += 1;
  if (samePrice(caption.price, found.price)) tally.right += 1;
}

/** The same amount in the same currency, or none in both. */
export function samePrice(gold: LabelledCaption['price'], found: Prediction['price']): boolean {
  if (!gold || !found) return !gold && !found;
  return Math.abs(gold.amount - found.amount) < 0.01 && gold.currency === found.currency;
}

const BINS = 10;

/** Brier score, and the mean distance between probability and frequency over ten bins. */
function calibration(
  entries: readonly { caption: LabelledCaption; found: Prediction }[],
): Pick<Measures, 'brier' | 'calibrationError' | 'reliability'> {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, sum: 0, stays: 0 }));
  let brier = 0;
  for (const { caption, found } of entries) {
    const stay = caption.is_stay ? 1 : 0;
    brier += (found.probability - stay) ** 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(found.probability * BINS))];
    if (!bin) continue;
    bin.count += 1;
    bin.sum += found.probability;
    bin.stays += stay;
  }
  const total = entries.length || 1;
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.stays), 0);
  const reliability = bins.map(({ count, sum, stays }) => ({
    posts: count,
    meanProbability: sum / (count || 1),
    stays: stays / (count || 1),
  }));
  return { brier: brier / total, calibrationError: error / total, reliability };
}
