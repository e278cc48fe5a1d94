import type { Town } from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';
import type { KnownHotel } from '../lexicon/hotels.ts';
import { GENERIC, INN_NAMES, ORDINARY } from '../lexicon/words.ts';
import type { Mention } from '../mentions/candidates/candidate.ts';
import { LinearModel } from '../model/linear.ts';
import { townOf } from '../place/geography.ts';
import { cityName } from '../place/places.ts';
import type { Reading } from '../reading.ts';
import { nameWords } from '../text/name-words.ts';
import { FEATURES, placeFeatures } from './features.ts';
import type { PlaceCandidate } from './place-candidate.ts';
import { candidatesFor } from './place-candidates.ts';

/** Where a hotel is, as far as the post or the gazetteer says. */
export interface HotelPlace {
  readonly hotel: KnownHotel | null;
  readonly town: Town | null;
  readonly city: string | null;
  readonly country: string | null;
}

const model = new LinearModel('place-weights.txt', FEATURES);
/** A listed house farther from the town than this is a namesake. */
const SAME_KM = 45;
/** One with a frequent name must be nearer. */
const COMMON_KM = 8;
/** Less probable places are discarded. */
export const LEAST = 0.1;

/** Places a hotel: the most likely of all towns named in the post or the list of hotels. */
export function placeHotel(reading: Reading, mention: Mention): HotelPlace {
  const all = candidatesFor(reading, mention, reading.places());
  let best: PlaceCandidate | null = null;
  let likeliest = LEAST;
  for (const place of all) {
    const example = model.example();
    placeFeatures(reading, mention, { place, all }, example);
    const probability = model.probability(example.sum);
    if (probability <= likeliest) continue;
    best = place;
    likeliest = probability;
  }
  return settled(reading, mention, best);
}

/** The listed house that is there, if any. */
export function settled({ tagPlace }: Reading, mention: Mention, place: PlaceCandidate | null): HotelPlace {
  const { hotels } = mention;
  if (place === null) {
    const [first = null] = hotels;
    const town = first === null ? null : townOf(first);
    const city = town === null ? (first?.town ?? null) : cityName(town);
    return { hotel: first, town, city, country: first?.country ?? tagPlace.country };
  }
  const hotel = place.hotel >= 0 ? (hotels[place.hotel] ?? null) : nearestOf(mention, place);
  return {
    hotel,
    town: place.town,
    city: place.name,
    country: place.country ?? hotel?.country ?? tagPlace.country,
  };
}

function nearestOf(mention: Mention, { name, town, country }: PlaceCandidate): KnownHotel | null {
  const { hotels } = mention;
  if (hotels.length === 0) return null;
  let best: KnownHotel | null = null;
  let shortest = isCommon(mention) ? COMMON_KM : SAME_KM;
  for (const hotel of hotels) {
    const own = townOf(hotel);
    const same = hotel.town === name || (country === hotel.country && hotel.town === null);
    const away = same ? 0 : town !== null && own !== null ? distanceKm(town, own) : SAME_KM;
    if (away < shortest) [best, shortest] = [hotel, away];
  }
  return best;
}

/** "Hotel Krone": many towns have one, so a namesake elsewhere is another house. */
function isCommon({ plain }: Mention): boolean {
  return nameWords(plain).every((word) => GENERIC.has(word) || INN_NAMES.has(word) || ORDINARY.has(word));
}
