import type { Town } from '@staylore/gazetteer/gazetteer';
import { foldWord } from './fold.ts';
import { distance, isArea, townOf } from './geography.ts';
import type { KnownHotel } from './lexicon/hotel-index.ts';
import { isIn } from './lexicon/vocabulary.ts';
import { GENERIC, INN_NAMES, ORDINARY, SETS } from './lexicon/words.ts';
import { nameWords } from './name-words.ts';
import type { Candidate } from './names/candidate.ts';
import { cityName, isHotelTown, lookUp, type PlaceMention, readTag, townAfter } from './places.ts';
import type { Reading } from './reading.ts';
import { GAP } from './tokens.ts';

/** Where a hotel is, as far as the post or the gazetteer tells. */
export interface HotelPlace {
  readonly hotel: KnownHotel | null;
  readonly town: Town | null;
  readonly city: string | null;
  readonly country: string | null;
}

const NEAR_KM = 45;
const FAR_KM = 150;
const FAR_FROM_AREA_KM = 600;
const QUARTER_KM = 12;
/** Towns this near a smaller place are not its city. */
const CITY_SIZE = 100_000;
/** A hotel of that name farther from the stated place than this is another one. */
const SAME_KM = 130;
/** One whose name many houses bear must be nearer. */
const COMMON_KM = 20;

/** Places a hotel: what the post says beside the name, then the gazetteer of hotels, then the rest of the post. */
export function placeHotel(reading: Reading, name: Candidate): HotelPlace {
  const stated = statedPlace(reading, name);
  const hotel = chooseHotel(reading, name, stated);
  const known = hotel ? townOf(hotel) : null;
  const agreed = hotel && stated ? agree(stated, known, hotel) : (stated ?? known);
  const named = hotel !== null && (agreed !== known || agreed === null) && namesOwnTown(reading, hotel);
  const town = (named ? known : agreed) ?? known;
  const own = hotel?.town && (town === null || named) ? hotel.town : null;
  const city =
    town && (own === null || town === known)
      ? cityName(town)
      : (own ?? (hotel ? null : taggedWords(reading)));
  return { hotel, town, city, country: hotel?.country ?? town?.country ?? reading.tagPlace.country };
}

/** Whether the post itself names the town that the gazetteer of hotels gives, known to the one of towns or not. */
function namesOwnTown(reading: Reading, hotel: KnownHotel): boolean {
  const town = foldWord(hotel.town ?? '');
  return (
    town.length > 3 &&
    (reading.caption.folded().includes(town) || foldWord(reading.tag?.text ?? '').includes(town))
  );
}

/** Between the stated place and the known one: the stated where it is a town nearby, else the known. */
function agree(stated: Town, known: Town | null, hotel: KnownHotel): Town | null {
  if (stated.country !== hotel.country) return known;
  if (!known) return isArea(stated) && hotel.town !== null ? null : stated;
  if (isArea(stated)) return distance(stated, known) <= 2 * SAME_KM ? known : stated;
  return distance(stated, known) <= NEAR_KM ? stated : known;
}

/** The hotel of that name that lies where the post says; null when all lie in other countries. */
function chooseHotel(reading: Reading, name: Candidate, stated: Town | null): KnownHotel | null {
  if (name.hotels.length === 0) return null;
  const place = stated ?? reading.tagPlace.town;
  const country = place?.country ?? reading.tagPlace.country;
  if (!country) return name.hotels[0] ?? null;
  const inCountry = name.hotels.filter((hotel) => hotel.country === country);
  const [first] = inCountry;
  if (!first) return name.kind === 'known' && stated === null ? (name.hotels[0] ?? null) : null;
  if (!place) return first;
  let best = first;
  let shortest = Number.POSITIVE_INFINITY;
  for (const hotel of inCountry) {
    const town = townOf(hotel);
    const away = town ? distance(town, place) : SAME_KM;
    if (away < shortest) [best, shortest] = [hotel, away];
  }
  const limit = isArea(place) ? 4 * SAME_KM : isCommon(name) ? COMMON_KM : SAME_KM;
  return shortest > limit && townOf(best) ? null : best;
}

/** "Hotel Krone": every other town has one, so that a namesake elsewhere is another house. */
function isCommon({ plain }: Candidate): boolean {
  return nameWords(plain).every((word) => GENERIC.has(word) || INN_NAMES.has(word) || ORDINARY.has(word));
}

function statedPlace(reading: Reading, name: Candidate): Town | null {
  const { tagPlace } = reading;
  if (name.source === 'location_tag')
    return (
      besideTag(reading, name) ??
      inName(name) ??
      (name.hotels.length > 0 ? null : (tagPlace.town ?? reading.places()[0]?.town ?? null))
    );
  const beside =
    townAfter(reading.caption, name.to, tagPlace.country) ?? besideName(reading, name, reading.places());
  return (
    agreesWithTag(reading, beside) ??
    tagTown(reading) ??
    withinTag(reading, inside(reading, reading.places(), name) ?? inName(name)) ??
    tagPlace.town ??
    nearestMention(reading.places(), name)
  );
}

/** What a tag says after the hotel: "Hotel Bergkristall, Zermatt". */
function besideTag(reading: Reading, name: Candidate): Town | null {
  const rest = reading.tag?.text.slice(name.end).replace(/^[\s,·–-]+/, '') ?? '';
  return rest === '' ? null : readTag(rest).town;
}

/** A town beside the name counts unless it lies nowhere near the tag, or is a quarter of the town in the tag. */
function agreesWithTag(reading: Reading, beside: Town | null): Town | null {
  const tag = reading.tagPlace.town;
  if (!beside || !tag) return beside;
  const away = distance(beside, tag);
  const known = beside.country === tag.country && isHotelTown(beside.name);
  if (away > (isArea(tag) || known ? FAR_FROM_AREA_KM : FAR_KM)) return null;
  return !isArea(tag) &&
    away < QUARTER_KM &&
    tag.population > CITY_SIZE &&
    tag.population > 5 * beside.population
    ? tag
    : beside;
}

/** A town in the name itself counts only where it lies in the area of the tag. */
function withinTag(reading: Reading, town: Town | null): Town | null {
  const tag = reading.tagPlace.town;
  return town && tag && distance(town, tag) > FAR_KM ? null : town;
}

/** A tag that the gazetteer of towns does not know is still what the post calls the place. */
function taggedWords(reading: Reading): string | null {
  const named = reading.tagNames.some((name) => name.kind !== 'at');
  if (!reading.tag || reading.tagPlace.town || named) return null;
  const [first = ''] = reading.tag.text.split(',');
  return reading.tagPlace.country !== null && !reading.tag.text.includes(',') ? null : first.trim() || null;
}

function tagTown(reading: Reading): Town | null {
  const { town } = reading.tagPlace;
  return town && !isArea(town) ? town : null;
}

function inside(reading: Reading, places: readonly PlaceMention[], name: Candidate): Town | null {
  const place = places.find((one) => one.from > name.from && one.to <= name.to);
  if (!place) return null;
  // "Hotel Bellavista" is not in Bellavista: something else must be left of the name.
  const rest = reading.caption.tokens
    .slice(name.from, place.from)
    .some((token) => !isIn(token, SETS.generic));
  return rest ? place.town : null;
}

/** A town at the end of the name itself: "Hilton Vienna Park", "@thelanternhouse.lisbon". */
function inName(name: Candidate): Town | null {
  const written = name.source === 'handle' || name.source === 'hashtag' ? name.plain : name.name;
  const words = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const word = words[at] ?? '';
    const town = word.length > 3 && isHotelTown(word) ? lookUp(word) : null;
    if (town && (town.population > 100_000 || (at === words.length - 1 && town.population > 30_000)))
      return town;
  }
  return null;
}

/** "Casa Marea, Lisbon", "Casa Marea in Lisbon". */
function besideName(reading: Reading, name: Candidate, places: readonly PlaceMention[]): Town | null {
  const { tokens } = reading.caption;
  for (const place of places) {
    if (place.from >= name.to && place.from - name.to <= 2) {
      const cut = tokens.slice(name.to, place.from + 1).some((token) => token.gap === GAP.hard);
      if (!cut) return place.town;
    }
    if (place.to <= name.from && name.from - place.to <= 1) {
      if ((tokens[name.from]?.gap ?? 0) >= GAP.comma || tokens[place.to]?.gap === GAP.space)
        return place.town;
    }
  }
  return null;
}

function nearestMention(places: readonly PlaceMention[], name: Candidate): Town | null {
  let best: PlaceMention | null = null;
  for (const place of places) {
    if (place.from < name.to && place.to > name.from) continue;
    if (!best || Math.abs(place.from - name.from) < Math.abs(best.from - name.from)) best = place;
  }
  return best?.town ?? null;
}
