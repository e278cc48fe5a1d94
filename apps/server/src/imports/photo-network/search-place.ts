import {
  countryFromName,
  countryName,
  foldName,
  loadGazetteer,
  regionsNamed,
} from '@staylore/gazetteer/gazetteer';
import { namesWholeArea, spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import { distanceKm } from '@staylore/geo/geo';
import type { Stay } from './stay.ts';

/** The place that a search is limited to; all fields null for none. */
export interface SearchPlace {
  location: string | null;
  lat: number | null;
  long: number | null;
}

/** A place search covers this radius. */
const radiusKm = 25;

/** A stay this close to a town counts as in the town's region. */
const regionKm = 50;

type Placed = Pick<Stay, 'location' | 'city' | 'state' | 'country' | 'lat' | 'lng'>;

/** Whether a stay lies at the place searched for: anywhere in a country or region, else within 25 km, else by its words. */
export function isAtPlace(stay: Placed, { location, lat, long }: SearchPlace): boolean {
  const isArea = location !== null && namesWholeArea(location);
  if (!isArea && lat !== null && long !== null && stay.lat !== null && stay.lng !== null)
    return distanceKm({ lat: stay.lat, lng: stay.lng }, { lat, lng: long }) <= radiusKm;
  if (location === null) return true;
  return (isArea && isInArea(stay, location)) || hasWords(stay, location);
}

/** Whether a stay lies in the country or region of that name. */
function isInArea(stay: Placed, area: string): boolean {
  const country = countryFromName(area);
  if (country !== null) return stay.country === country;
  const near =
    stay.lat === null || stay.lng === null ? null : loadGazetteer().nearest(stay.lat, stay.lng, regionKm);
  const regions = [stay.state, near?.region].flatMap((name) => name ?? []).map(foldName);
  return regionsNamed(area).some(
    ({ country: land, names }) =>
      stay.country === land && names.some((name) => regions.includes(foldName(name))),
  );
}

/** Whether every word of the text is in what is known of the stay's place, in any spelling of a town. */
function hasWords(stay: Placed, location: string): boolean {
  const country =
    stay.country === null ? '' : `${countryName(stay.country, 'en')} ${countryName(stay.country, 'de')}`;
  const text = foldText([stay.location, stay.city, stay.state, country].filter(Boolean).join(' '));
  const words = foldText(location).split(' ').filter(Boolean);
  // Punctuation alone names no place.
  if (words.length === 0) return false;
  if (words.every((word) => spellingsOf(word).some((spelling) => text.includes(spelling)))) return true;
  return townsNamed(location).some(
    ({ country: land, names }) => stay.country === land && names.some((name) => text.includes(name)),
  );
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
