import { doubtOf } from './doubt.ts';
import { GENERIC } from './lexicon/words.ts';
import type { Mention } from './mentions/candidates/candidate.ts';
import { readPost } from './model/post.ts';
import { cityName, nearestTown } from './place/places.ts';
import { likelyCountries } from './placing/likely-countries.ts';
import { type HotelPlace, placeHotel } from './placing/placing.ts';
import { type PriceMention, settledPrice } from './price/price.ts';
import { type Reading, readNames } from './reading.ts';
import { stayProbability } from './stay/stay.ts';
import type { Evidence, Finding, FoundHotel, FoundPlace, PostText } from './stay-types.ts';
import { categorySet } from './text/cue-categories.ts';
import { squash } from './text/fold.ts';
import { nameWords } from './text/name-words.ts';

export type { Doubt, Evidence, Finding, FoundHotel, FoundPlace, FoundPrice, PostText } from './stay-types.ts';

/** From here on a post counts as a stay: with held-out writers 92 of 100 of these were, and a false one is worse than a missed one. */
const STAY = 0.7;
const MOST_HOTELS = 20;

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
export function findStays(text: PostText): Finding {
  const reading = readNames(readPost(text));
  return conclude(text, reading, stayProbability({ post: reading, ...reading }));
}

/** The finding, from the names in a post and the probability that it is about a stay. */
export function conclude(
  text: PostText,
  reading: Reading,
  probability: number,
  placeOf = (mention: Mention) => placeHotel(reading, mention),
): Finding {
  const isStay = probability >= STAY;
  const names = chooseNames(isStay ? namesOfStay(reading) : reading.mentions);
  const placed = names
    .map((name) => ({ name, place: placeOf(name) }))
    .filter(({ name, place }) => !isOwnTown(name, place));
  const chosen = placed.map(({ name }) => name);
  const hotels = placed.map((entry) => presentHotel(entry, probability));
  const place = postPlace(reading, placed[0]?.place, text);
  const countriesOf = (price: PriceMention) => () =>
    likelyCountries(reading, price, placed, place?.country ?? null);
  const price =
    isStay && reading.price ? settledPrice(reading.caption, reading.price, countriesOf(reading.price)) : null;
  const sureOfPrice = price === null ? null : (reading.price?.probability ?? null);
  return {
    isStay,
    probability,
    found: foundLevel(isStay, hotels),
    hotels,
    place,
    price,
    partnership: reading.caption.cues.some((cue) => cue.category === 'partner'),
    doubt: isStay ? doubtOf({ probability, names: chosen, price: sureOfPrice }) : null,
    evidence: evidenceOf(reading, chosen, text.caption ? 'caption' : 'alt_text'),
  };
}

/** Threshold for a doubtful name in a post about a stay. */
const LEAST_DOUBTFUL = 0.35;

/** There is a stay, so words that usually are no name are more likely to be one. */
function namesOfStay({ mentions, doubtful }: Reading): readonly Mention[] {
  return doubtful !== null && doubtful.probability >= LEAST_DOUBTFUL ? [doubtful] : mentions;
}

/** "Nikkō, two nights at …": the town itself, mistaken for a house in it. */
function isOwnTown({ plain }: Mention, { hotel, city }: HotelPlace): boolean {
  return hotel === null && city !== null && squash(plain) === squash(city);
}

function foundLevel(isStay: boolean, hotels: readonly FoundHotel[]): Finding['found'] {
  if (!isStay) return 0;
  if (hotels.length === 0) return 1;
  return hotels.some((hotel) => hotel.latitude !== null) ? 3 : 2;
}

/** The names to report, each hotel once. */
function chooseNames(mentions: readonly Mention[]): Mention[] {
  const chosen: Mention[] = [];
  const distinctive = distinctiveOf();
  // The tag's place comes first, as it applies to the whole post.
  const ordered = mentions.toSorted((a, b) => Number(isTagged(b)) - Number(isTagged(a)));
  for (const name of ordered) {
    if (chosen.length >= MOST_HOTELS) break;
    const same = chosen.findIndex((other) => sameHotel(other, name, distinctive));
    if (same < 0) chosen.push(name);
    else if (better(name, chosen[same])) chosen[same] = name;
  }
  return chosen;
}

const isTagged = ({ source }: Mention) => source === 'location_tag';

/** A listed house is more specific than a name, words more than letters run together. */
function better(name: Mention, other: Mention | undefined): boolean {
  if (!other) return true;
  if (name.hotels.length > 0 !== other.hotels.length > 0) return name.hotels.length > 0;
  const runs = ({ source }: Mention) => (source === 'hashtag' ? 2 : source === 'handle' ? 1 : 0);
  return runs(name) < runs(other);
}

/** What two names of one hotel have in common: its record, or distinctive words. */
interface Distinctive {
  readonly words: readonly string[];
  readonly runs: readonly string[];
}

/** The distinctive words of a name, split once for each name of a post. */
function distinctiveOf(): (name: Mention) => Distinctive {
  const known = new Map<Mention, Distinctive>();
  return (name) => {
    const found = known.get(name) ?? {
      words: nameWords(name.plain).filter((word) => !GENERIC.has(word)),
      runs: [...new Set([name.name, name.plain].map((text) => squash(text).replace(/([aou])e/g, '$1')))],
    };
    known.set(name, found);
    return found;
  };
}

/** Two names of one hotel: the same record, or the distinctive words of one are all in the other. */
function sameHotel(a: Mention, b: Mention, distinctive: (name: Mention) => Distinctive): boolean {
  if (a.hotels.some((hotel) => b.hotels.includes(hotel))) return true;
  const [one, other] = [distinctive(a), distinctive(b)];
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  if (short.words.length > 0 && short.words.every((word) => long.words.includes(word))) return true;
  const distinctiveRun = short.words.join('');
  if (distinctiveRun.length > 4 && long.runs.some((run) => run.includes(distinctiveRun))) return true;
  return one.runs.some((x) =>
    other.runs.some((y) => x.length > 3 && y.length > 3 && (x.includes(y) || y.includes(x))),
  );
}

function presentHotel(entry: { name: Mention; place: HotelPlace }, probability: number): FoundHotel {
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
    confidence: round(name.probability * (0.5 + probability / 2)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function postPlace(
  reading: Reading,
  first: HotelPlace | undefined,
  { latitude, longitude }: PostText,
): FoundPlace | null {
  const here = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const town =
    reading.tagPlace.town ??
    first?.town ??
    (here && nearestTown(here.latitude, here.longitude)) ??
    reading.places().find(({ town }) => town !== null)?.town;
  if (!town) return null;
  return {
    name: cityName(town),
    region: town.region,
    country: town.country,
    latitude: here?.latitude ?? town.lat,
    longitude: here?.longitude ?? town.lng,
  };
}

function evidenceOf(reading: Reading, chosen: readonly Mention[], field: 'caption' | 'alt_text'): Evidence[] {
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
