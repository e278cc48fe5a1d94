import type { Town } from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';
import type { KnownHotel } from '../lexicon/hotel-index.ts';
import { GENERIC, INN_NAMES, ORDINARY } from '../lexicon/words.ts';
import type { Candidate } from '../names/candidate/candidate.ts';
import { isArea, townOf } from '../place/geography.ts';
import { cityName } from '../place/places.ts';
import type { Reading } from '../post/reading.ts';
import { foldWord } from '../text/fold.ts';
import { nameWords } from '../text/name-words.ts';
import { type StatedPlace, statedPlace } from './stated-place.ts';

/** Where a hotel is, as far as the post or the gazetteer tells. */
export interface HotelPlace {
  readonly hotel: KnownHotel | null;
  readonly town: Town | null;
  readonly city: string | null;
  readonly country: string | null;
}

const NEAR_KM = 45;
/** A hotel of that name farther from the stated place than this is another one. */
const SAME_KM = 130;
/** One whose name many houses bear must be nearer. */
const COMMON_KM = 20;
/** Where a town stands beside a name of one telling word, the house lies in or near it. */
const BESIDE_KM = 30;

/** Places a hotel: what the post says beside the name, then the gazetteer of hotels, then the rest of the post. */
export function placeHotel(reading: Reading, name: Candidate): HotelPlace {
  const { town, written, by } = statedPlace(reading, name);
  const found = chooseHotel(reading, name, { town, by });
  // A town that the post only mentions is no reason to doubt a name that one house alone has.
  const sole = found === null && by === 'mention' && name.kind === 'known' && isOneOfAKind(name);
  const hotel = sole ? (name.hotels[0] ?? null) : found;
  const stated = sole ? null : town;
  const known = hotel ? townOf(hotel) : null;
  const agreed = hotel && stated ? agree(stated, known, hotel) : (stated ?? known);
  const told = by === 'name' && agreed !== null && agreed === stated && !isArea(agreed);
  const named =
    hotel !== null && !told && (agreed !== known || agreed === null) && namesOwnTown(reading, hotel);
  const chosen = (named ? known : agreed) ?? known;
  const own = hotel?.town && (chosen === null || named) ? hotel.town : null;
  const city =
    chosen && (own === null || chosen === known)
      ? cityName(chosen)
      : (own ?? (hotel ? null : taggedWords(reading)));
  const country = chosen?.country ?? reading.tagPlace.country;
  if (written !== null && hotel === null) return { hotel, town: chosen, city: written, country };
  return { hotel, town: chosen, city, country: hotel?.country ?? country };
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
  if (isArea(stated)) return distanceKm(stated, known) <= 2 * SAME_KM ? known : stated;
  return distanceKm(stated, known) <= NEAR_KM ? stated : known;
}

/** The hotel of that name that lies where the post says; null when all lie in other countries. */
function chooseHotel(
  reading: Reading,
  name: Candidate,
  { town: stated, by }: Pick<StatedPlace, 'town' | 'by'>,
): KnownHotel | null {
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
    const away = town ? distanceKm(town, place) : SAME_KM;
    if (away < shortest) [best, shortest] = [hotel, away];
  }
  // None of the distances that are too far is shorter, and telling which holds takes longer.
  if (shortest <= COMMON_KM) return best;
  return shortest > farthest(name, place, by) && townOf(best) ? null : best;
}

/** How many kilometres from the stated place a hotel of that name may lie. */
function farthest(name: Candidate, place: Town, by: StatedPlace['by']): number {
  if (isArea(place)) return 4 * SAME_KM;
  if (isCommon(name)) return COMMON_KM;
  // "The Midland in Morecambe" is not the one in Manchester.
  if (isOneOfAKind(name)) return SAME_KM;
  return by === 'name' ? BESIDE_KM : by === 'post' ? NEAR_KM : SAME_KM;
}

/** "Hotel Krone": every other town has one, so that a namesake elsewhere is another house. */
function isCommon({ plain }: Candidate): boolean {
  return nameWords(plain).every((word) => GENERIC.has(word) || INN_NAMES.has(word) || ORDINARY.has(word));
}

/** "Ashford Castle": several telling words, which no second house bears by chance. */
function isOneOfAKind(name: Candidate): boolean {
  return (
    name.hotels.length === 1 &&
    nameWords(name.plain).filter((word) => !GENERIC.has(word)).length > 1 &&
    !isCommon(name)
  );
}

/** A tag that the gazetteer of towns does not know is still what the post calls the place. */
function taggedWords(reading: Reading): string | null {
  const named = reading.tagNames.some((name) => name.kind !== 'at');
  if (!reading.tag || reading.tagPlace.town || named) return null;
  const [first = ''] = reading.tag.text.split(',');
  return reading.tagPlace.country !== null && !reading.tag.text.includes(',') ? null : first.trim() || null;
}
