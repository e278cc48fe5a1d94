import { probabilityOfStay } from './decision/model.ts';
import { GENERIC, SETS } from './lexicon/words.ts';
import { type Candidate, hasEvidence, KIND_RANK } from './names/candidate/candidate.ts';
import { isItem } from './names/loose/items.ts';
import { cityName, nearestTown } from './place/places.ts';
import { type HotelPlace, placeHotel } from './placing/placing.ts';
import { type Reading, readPost } from './post/reading.ts';
import { settleCurrency } from './price/currencies.ts';
import { type PriceMention, standsBeside } from './price/price.ts';
import type { Evidence, Finding, FoundHotel, FoundPlace, PostText } from './stay-types.ts';
import { categorySet } from './text/cue-categories.ts';
import { squash } from './text/fold.ts';
import { nameWords } from './text/name-words.ts';
import { isIn } from './text/vocabulary.ts';

export type { Evidence, Finding, FoundHotel, FoundPlace, FoundPrice, PostText } from './stay-types.ts';

/** From this probability on a post that names a house counts as a stay. */
const NAMED_STAY = 0.5;
/** From this one on a post that names none: nights and beds are told of in everyday life, too, and nobody could place such a stay. */
const UNNAMED_STAY = 0.8;
const MOST_HOTELS = 20;

const CONFIDENCE: Readonly<Record<Candidate['kind'], number>> = {
  known: 0.95,
  brand: 0.9,
  head: 0.85,
  knownWeak: 0.7,
  verb: 0.7,
  brandWeak: 0.55,
  headWeak: 0.5,
  at: 0.4,
  likely: 0.55,
  loose: 0.5,
};

const STAY_CUES = categorySet(
  'slept',
  'stayed',
  'checkin',
  'room',
  'nights',
  'pernight',
  'book',
  'ourhotel',
  'plan',
);
const AGAINST_CUES = categorySet(
  'bar',
  'event',
  'dayspa',
  'pass',
  'media',
  'news',
  'pet',
  'private',
  'outdoor',
  'ship',
  'wish',
  'give',
  'negation',
);

/**
 * Reads a post and says whether it is about a stay at paid lodging, which, where and at what price.
 * Pure: the same text always gives the same finding. Texts are read up to 10,000 characters.
 */
export function findStays(post: PostText): Finding {
  const reading = readPost(post);
  const probability = probabilityOfStay(reading);
  const named = chooseNames(reading, true);
  const isStay = probability >= (named.some(hasEvidence) ? NAMED_STAY : UNNAMED_STAY);
  const chosen = isStay ? named : chooseNames(reading, false);
  const placed = chosen.map((name) => ({ name, place: placeHotel(reading, name) }));
  const hotels = placed.map((entry) => presentHotel(entry, probability));
  const place = postPlace(reading, placed[0]?.place, post);
  const price = isStay ? roomPrice(reading, chosen, probability) : null;
  return {
    isStay,
    probability,
    found: foundLevel(isStay, hotels),
    hotels,
    place,
    price: price && {
      amount: price.amount,
      currency: price.shared ? settleCurrency(price.currency, place?.country ?? null) : price.currency,
      per: price.per,
    },
    partnership: reading.caption.cues.some((cue) => cue.category === 'partner'),
    evidence: evidenceOf(reading, chosen, post.caption ? 'caption' : 'alt_text'),
  };
}

/** A price without a word for nights or rooms beside it counts where a hotel is named beside it, or the stay is beyond doubt. */
function roomPrice(
  { price }: Reading,
  chosen: readonly Candidate[],
  probability: number,
): PriceMention | null {
  if (!price) return null;
  const sure = price.weight > 1 || probability >= 0.9;
  return sure || chosen.some((name) => name.source !== 'location_tag' && standsBeside(price, name))
    ? price
    : null;
}

function foundLevel(isStay: boolean, hotels: readonly FoundHotel[]): Finding['found'] {
  if (!isStay) return 0;
  if (hotels.length === 0) return 1;
  return hotels.some((hotel) => hotel.latitude !== null) ? 3 : 2;
}

/** The names to report: doubtful ones only where there are no better ones, each hotel once. */
function chooseNames(reading: Reading, isStay: boolean): Candidate[] {
  const all: Candidate[] = [];
  let top = 0;
  for (const names of [houseOfTag(reading), reading.names])
    for (const name of names) {
      const rank = KIND_RANK[name.kind];
      if (!isStay && rank <= KIND_RANK.at) continue;
      all.push(name);
      top = Math.max(top, rank);
    }
  const least = Math.min(top, KIND_RANK.knownWeak);
  const chosen: Candidate[] = [];
  const tellingWords = tellingWordsOf();
  for (const name of all) {
    if (chosen.length >= MOST_HOTELS) break;
    if (KIND_RANK[name.kind] < least && !isListed(reading, name)) continue;
    const same = chosen.findIndex((other) => sameHotel(other, name, tellingWords));
    if (same < 0) chosen.push(name);
    else if (better(name, chosen[same])) chosen[same] = name;
  }
  return chosen;
}

/** What a tag may name is a place ("Tivoli Gardens", "Saualpe") where the caption names the house: a known one, or another likely one. */
function houseOfTag({ tag, tagNames, names }: Reading): readonly Candidate[] {
  if (tagNames.length === 0) return tagNames;
  const known = names.some((name) => name.source === 'caption' && name.hotels.length > 0);
  const likely = names.some((name) => name.kind === 'likely' || hasEvidence(name));
  return tagNames.filter(({ kind, hotels }) => {
    if (hotels.length > 0) return true;
    return kind === 'at' ? !likely : !known || (tag !== null && isIn(tag, SETS.headBefore));
  });
}

/** A doubtful name counts beside surer ones where it begins an item of a list. */
function isListed({ caption }: Reading, name: Candidate): boolean {
  return hasEvidence(name) && name.source === 'caption' && isItem(caption, name);
}

function better(name: Candidate, other: Candidate | undefined): boolean {
  if (!other) return true;
  if (name.hotels.length > 0 !== other.hotels.length > 0) return name.hotels.length > 0;
  return KIND_RANK[name.kind] > KIND_RANK[other.kind];
}

type TellingWords = (name: Candidate) => readonly string[];

/** The words of a name that tell which hotel it is, split once for each name of a post. */
function tellingWordsOf(): TellingWords {
  const known = new Map<Candidate, readonly string[]>();
  return (name) => {
    const words = known.get(name) ?? nameWords(name.name).filter((word) => !GENERIC.has(word));
    known.set(name, words);
    return words;
  };
}

/** Two names of one hotel: the same record, or the telling words of one are all in the other. */
function sameHotel(a: Candidate, b: Candidate, tellingWords: TellingWords): boolean {
  if (a.hotels.some((hotel) => b.hotels.includes(hotel))) return true;
  const [left, right] = [tellingWords(a), tellingWords(b)];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length > 0 && short.every((word) => long.includes(word))) return true;
  const [x, y] = [squash(a.name), squash(b.name)];
  return x.length > 4 && y.length > 4 && (x.includes(y) || y.includes(x));
}

function presentHotel(entry: { name: Candidate; place: HotelPlace }, probability: number): FoundHotel {
  const { name, place } = entry;
  return {
    name: place.hotel?.name ?? (name.hotels.length > 0 ? name.plain : name.name),
    surface: name.surface,
    city: place.city,
    region: place.town?.region ?? null,
    country: place.country,
    latitude: place.town?.lat ?? null,
    longitude: place.town?.lng ?? null,
    source: name.source,
    known: place.hotel !== null,
    confidence: round(CONFIDENCE[name.kind] * (0.5 + probability / 2)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function postPlace(reading: Reading, first: HotelPlace | undefined, post: PostText): FoundPlace | null {
  const { latitude, longitude } = post;
  const here = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const town =
    reading.tagPlace.town ??
    first?.town ??
    (here && nearestTown(here.latitude, here.longitude)) ??
    reading.places()[0]?.town;
  if (!town) return null;
  return {
    name: cityName(town),
    region: town.region,
    country: town.country,
    latitude: here?.latitude ?? town.lat,
    longitude: here?.longitude ?? town.lng,
  };
}

function evidenceOf(
  reading: Reading,
  chosen: readonly Candidate[],
  field: 'caption' | 'alt_text',
): Evidence[] {
  const { caption, price } = reading;
  const evidence: Evidence[] = chosen.map((name) => ({
    field: name.source === 'location_tag' ? 'location_tag' : field,
    start: name.start,
    end: name.end,
    kind: 'hotel',
  }));
  if (price) evidence.push({ field, start: price.start, end: price.end, kind: 'price' });
  for (const cue of caption.cues) {
    const kind = STAY_CUES.has(cue.category) ? 'stay' : AGAINST_CUES.has(cue.category) ? 'against' : null;
    const partner = cue.category === 'partner' ? 'partnership' : kind;
    const start = caption.tokens[cue.from]?.start;
    const end = caption.tokens[cue.to - 1]?.end;
    if (partner && start !== undefined && end !== undefined)
      evidence.push({ field, start, end, kind: partner });
  }
  return evidence.slice(0, 60);
}
