import { distanceKm } from '@staylore/geo/geo';
import { hotelKey, townAt, townNames } from './name-key.ts';

/** What is known of a hotel when two spellings are compared. */
export interface Named {
  name: string;
  city: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
}

/** Coordinates of one hotel may be those of the building, of a guest's camera or of its town's centre. */
const oneTownKm = 30;
/** Across the border of two towns only the position of the building counts. */
const oneHotelKm = 0.4;

/** Whether two records mean one hotel: the same name in any spelling, in the same town. Hotels without a place match only each other. */
export function isSameHotel(one: Named, other: Named): boolean {
  if (one.country !== null && other.country !== null && one.country !== other.country) return false;
  const km = kmBetween(one, other);
  const [here, there] = [townOf(one), townOf(other)];
  if (here === null || there === null)
    return here === there && hotelKey(one.name, null) === hotelKey(other.name, null);
  const sameTown = isOneTown(here, there);
  if (!sameTown && (km === null || km > oneHotelKm)) return false;
  if (sameTown && km !== null && km > oneTownKm) return false;
  return hotelKey(one.name, here) === hotelKey(other.name, there);
}

/** The town of a hotel, derived from its position if it is not given. */
export const townOf = ({ city, lat, lng }: Named): string | null =>
  city !== null && city !== '' ? city : lat === null || lng === null ? null : townAt(lat, lng);

/** Whether two names are names of one town, in whatever languages. */
export function isOneTown(one: string, other: string): boolean {
  const names = townNames(other);
  return townNames(one).some((name) => names.includes(name));
}

/** Kilometres between two hotels or places; null if one has no position. */
export function kmBetween(one: Pick<Named, 'lat' | 'lng'>, other: Pick<Named, 'lat' | 'lng'>): number | null {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return null;
  return distanceKm({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng });
}
