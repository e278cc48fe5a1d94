import type { GoldHotel, LabelledCaption } from '../eval/labelled.ts';
import { sameCity, sameName } from '../eval/measure.ts';
import { KNOWN_HOTELS } from '../src/lexicon/hotels.ts';
import type { Candidate, Mention } from '../src/mentions/candidates/candidate.ts';
import { candidatesOf } from '../src/mentions/candidates/candidates.ts';
import { withName } from '../src/mentions/candidates/tags.ts';
import { FEATURES as MENTION } from '../src/mentions/features/feature-names.ts';
import { mentionFeatures } from '../src/mentions/features/features.ts';
import { type Mentions, mentionsAmong } from '../src/mentions/resolve.ts';
import { type Post, readPost } from '../src/model/post.ts';
import { FEATURES as PLACE, placeFeatures } from '../src/placing/features.ts';
import type { PlaceCandidate } from '../src/placing/place-candidate.ts';
import { candidatesFor } from '../src/placing/place-candidates.ts';
import { type HotelPlace, LEAST as LEAST_PLACE, settled } from '../src/placing/placing.ts';
import { amountsIn, type PriceCandidate } from '../src/price/amounts.ts';
import { FEATURES as PRICE, priceFeatures } from '../src/price/features.ts';
import { choosePrice, type PriceMention } from '../src/price/price.ts';
import { type Reading, readNames } from '../src/reading.ts';
import { FEATURES as STAY } from '../src/stay/feature-names.ts';
import { likeliest, scaleOf, stayFeatures } from '../src/stay/features.ts';
import { isSilent } from '../src/stay/stay.ts';
import { squash } from '../src/text/fold.ts';
import type { Sample } from './data.ts';
import { Collector, Dictionary, type Example, fit, type Model, scoreOf, seeded, sigmoid } from './sparse.ts';

export interface ReadSample extends Sample {
  readonly post: Post;
  readonly candidates: readonly Candidate[];
  readonly examples: readonly Example[];
}

export const mentionWords = new Dictionary();
export const stayWords = new Dictionary();

/** The labelled lodging named by a candidate. */
export function goldOf(caption: LabelledCaption, { name, surface, plain }: Candidate): GoldHotel | undefined {
  return caption.hotels?.find((hotel) =>
    [hotel.name, hotel.surface].some((gold) => [surface, plain, name].some((found) => sameName(gold, found))),
  );
}

/** A tag that contains a lodging's name and more is neither right nor wrong. */
function isOpen(caption: LabelledCaption, { source, surface }: Candidate): boolean {
  if (source === 'caption') return false;
  const run = squash(surface);
  return (caption.hotels ?? []).some(({ name }) => {
    const distinctive = squash(name.replace(/\b(?:hotel|the|resort|spa|hostel|inn|lodge)\b/gi, ''));
    return distinctive.length > 4 && run.includes(distinctive);
  });
}

export function readSample(sample: Sample): ReadSample {
  const { caption } = sample;
  const post = readPost({ caption: caption.caption, locationTag: caption.location_tag });
  const candidates = candidatesOf(post).map(withName);
  const collector = new Collector(mentionWords, MENTION);
  const examples = candidates.map((candidate) => {
    const doc = candidate.source === 'location_tag' ? post.tag : post.caption;
    if (doc !== null) mentionFeatures(post, doc, candidate, collector);
    const target = goldOf(caption, candidate) ? 1 : 0;
    const weight = target === 0 && isOpen(caption, candidate) ? 0 : sample.weight;
    return { features: collector.take(), target, weight };
  });
  return { ...sample, post, candidates, examples };
}

const trimmed = (examples: readonly Example[], dictionary: Dictionary) =>
  examples.map(({ features, ...rest }) => ({
    ...rest,
    features: features.filter((id) => dictionary.count(id) >= FEWEST),
  }));

const MENTION_OPTIONS = { epochs: 6, rate: 0.05, l1: 0.4, l2: 2, drop: 0.15 };

const STAY_OPTIONS = { epochs: 12, rate: 0.03, l1: 0.05, l2: 2, drop: 0.4 };
const FEWEST = 3;

export function fitMentions(samples: readonly ReadSample[]): Model {
  const examples = samples.flatMap((sample) => sample.examples.filter(({ weight }) => weight > 0));
  return fit(trimmed(examples, mentionWords), { size: mentionWords.size, ...MENTION_OPTIONS });
}

/** A model's lodgings in a post. */
export function mentionsBy(model: Model, { candidates, examples }: ReadSample): Mentions {
  const judged = candidates.map((candidate, at) => ({
    ...candidate,
    probability: sigmoid(scoreOf(model, examples[at] ?? { features: new Int32Array() })),
  }));
  return mentionsAmong(judged);
}

export interface Named extends ReadSample {
  readonly reading: Reading;
  readonly stay: Example;
}

const PRICE_OPTIONS = { epochs: 14, rate: 0.06, l1: 0.1, l2: 2, drop: 0.4 };
/** The weight of a number in posts without a stay. */
const ELSEWHERE = 0.3;
export const priceWords = new Dictionary();

/** A post and the numbers in it that may be prices. */
export interface Priced extends ReadSample {
  readonly found: Mentions;
  readonly prices: readonly PriceCandidate[];
  readonly priceExamples: readonly Example[];
}

export function readPrices(sample: ReadSample, found: Mentions): Priced {
  const { caption, post, weight } = sample;
  const collector = new Collector(priceWords, PRICE);
  const prices = amountsIn(post.caption, post.tagPlace.country);
  // Without a stay, the price of a room may be unlabelled; and no price is shown there, so it counts less.
  const elsewhere = caption.hotels?.length ? 0 : ELSEWHERE * weight;
  const counts = caption.is_stay === true ? weight : elsewhere;
  let done = false;
  const priceExamples = prices.map((price) => {
    priceFeatures(post, found.mentions, { price, all: prices }, collector);
    const { amount, currency = null } = caption.price ?? {};
    const right =
      !done &&
      price.value === amount &&
      (price.currency === null || price.shared || price.currency === currency);
    done ||= right;
    return { features: collector.take(), target: right ? 1 : 0, weight: counts };
  });
  return { ...sample, found, prices, priceExamples };
}

export function fitPrices(samples: readonly Priced[]): Model {
  const examples = samples.flatMap((sample) => sample.priceExamples.filter(({ weight }) => weight > 0));
  return fit(trimmed(examples, priceWords), { size: priceWords.size, ...PRICE_OPTIONS });
}

/** A model's price of the lodging. */
export function priceBy(model: Model, { prices, priceExamples }: Priced): PriceMention | null {
  const none = { features: new Int32Array() };
  return choosePrice(
    prices.map((price, at) => ({
      ...price,
      probability: sigmoid(scoreOf(model, priceExamples[at] ?? none)),
    })),
  );
}

export function readStay(sample: Priced, price: PriceMention | null): Named {
  const { caption, post, weight } = sample;
  const collector = new Collector(stayWords, STAY);
  const reading = readNames(post, sample.found, price);
  const names = { post, ...reading };
  stayFeatures(names, likeliest(names), collector);
  const features = collector.take();
  const stay = { features, target: caption.is_stay === true ? 1 : 0, weight, scale: scaleOf(post) };
  return { ...sample, reading, stay };
}

export function fitStays(samples: readonly Named[]): Model {
  const examples = samples.map(({ stay }) => stay);
  return fit(trimmed(examples, stayWords), { size: stayWords.size, ...STAY_OPTIONS });
}

/** A model's log odds of a stay. */
export function stayBy(model: Model, { stay, reading }: Named): number {
  return isSilent({ post: reading, ...reading }) ? Number.NEGATIVE_INFINITY : scoreOf(model, stay);
}

const PLACE_OPTIONS = { epochs: 8, rate: 0.08, l1: 0.3, l2: 2 };
export const placeWords = new Dictionary();

/** A labelled hotel and the places that it may be in. */
export interface Placed extends Sample {
  readonly reading: Reading;
  readonly mention: Mention;
  readonly all: readonly PlaceCandidate[];
  readonly examples: readonly Example[];
}

export function readPlaces(sample: Named): Placed[] {
  const { caption, reading, fold, writer, weight } = sample;
  const collector = new Collector(placeWords, PLACE);
  const { mentions, doubtful } = reading;
  return [...mentions, ...(doubtful ? [doubtful] : [])]
    .flatMap((mention) => [mention, ...namesakes(mention, caption)])
    .map((mention) => {
      const gold = goldOf(caption, mention);
      const all = candidatesFor(reading, mention, reading.places());
      const examples = all.map((place) => {
        placeFeatures(reading, mention, { place, all }, collector);
        const right = gold !== undefined && gold.city !== null && sameCity(gold.city, place.name);
        const abroad = place.country !== null && place.country !== gold?.country;
        return {
          features: collector.take(),
          target: right && !abroad ? 1 : 0,
          weight: gold === undefined ? 0 : weight,
        };
      });
      return { caption, reading, mention, all, examples, fold, writer, weight };
    });
}

/** The same mention as if a house of that name were listed elsewhere, or none were: the text must decide. */
function namesakes(mention: Mention, { caption, id }: LabelledCaption): Mention[] {
  if (mention.hotels.length === 0 || mention.source === 'location_tag') return [];
  const random = seeded(caption.length + id.length);
  const other = KNOWN_HOTELS[Math.floor(random() * KNOWN_HOTELS.length)];
  return [{ ...mention, hotels: other ? [other] : [] }];
}

export function fitPlaces(samples: readonly Placed[]): Model {
  const examples = samples.flatMap((sample) => sample.examples.filter(({ weight }) => weight > 0));
  return fit(trimmed(examples, placeWords), { size: placeWords.size, ...PLACE_OPTIONS });
}

/** A model's place of a hotel, whatever its training data. */
export function placeBy(model: Model, { reading, mention, all, examples }: Placed): HotelPlace {
  const scores = examples.map((example) => sigmoid(scoreOf(model, example)));
  const best = scores.indexOf(Math.max(...scores));
  return settled(reading, mention, (scores[best] ?? 0) > LEAST_PLACE ? (all[best] ?? null) : null);
}
