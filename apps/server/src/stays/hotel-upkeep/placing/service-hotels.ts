import { isArea, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { z } from 'zod';
import { hotelKey, isOneTown, kmBetween, type Named } from '../../hotels/index.ts';
import type { FoundPlace } from '../../places/index.ts';

/** A hotel as a maps service returned it; null if the service's terms allow only its id to be stored. */
export const serviceHotel = z.object({
  id: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
});

export type ServiceHotel = z.output<typeof serviceHotel>;

/** The point around which a hotel is searched for, and how far away a hotel of that name is still accepted. */
export interface SearchArea {
  lat: number;
  lng: number;
  town: string | null;
  country: string | null;
  reachKm: number;
}

/** Positions are often a town's centre, and towns have suburbs. */
const townReachKm = 25;
const areaReachKm = 60;
/** Two entries this close to each other are one hotel mapped twice. */
const oneHotelKm = 0.3;
/** A picture taken this close to one of several hotels decides which one it is. */
const pictureKm = 1;

/** Where a hotel says it is; null if it says nothing that the gazetteer knows. */
export function searchAreaOf({ city, country, lat, lng }: Named): SearchArea | null {
  const [named] = city === null ? [] : loadGazetteer().find(city, { country: country ?? undefined });
  const reachKm = named !== undefined && isArea(named) ? areaReachKm : townReachKm;
  if (lat !== null && lng !== null) return { lat, lng, town: city, country, reachKm };
  if (named === undefined || (country !== null && named.country !== country)) return null;
  return { lat: named.lat, lng: named.lng, town: city, country: country ?? named.country, reachKm };
}

/** Whether a point is the centre of a town, as in posts that name no hotel. */
export function isTownMiddle(point: { lat: number | null; lng: number | null }): boolean {
  if (point.lat === null || point.lng === null) return true;
  const town = loadGazetteer().nearest(point.lat, point.lng, 1);
  return town !== null && (kmBetween(town, { lat: point.lat, lng: point.lng }) ?? 1) < 0.05;
}

/** The results that have the hotel's name and lie within the search area: a namesake elsewhere does not count. */
export function namedHere(hotel: Named, area: SearchArea, places: readonly FoundPlace[]): ServiceHotel[] {
  return places.flatMap((place) => {
    if (place.id === null || place.name === null) return [];
    const km = kmBetween(area, place);
    const isHere = km !== null && km <= area.reachKm;
    const sameLand = area.country === null || (place.countryCode ?? area.country) === area.country;
    return isHere && sameLand && isNamedSo(hotel, place.name, place.locality)
      ? [asServiceHotel(place, place.id)]
      : [];
  });
}

function isNamedSo(hotel: Named, name: string, locality: string | null): boolean {
  const towns = [null, hotel.city, locality];
  const own = new Set(towns.map((town) => hotelKey(hotel.name, town)));
  return towns.some((town) => own.has(hotelKey(name, town)));
}

const asServiceHotel = (place: FoundPlace, id: string): ServiceHotel => ({
  id,
  lat: place.lat,
  lng: place.lng,
  street: [place.street, place.houseNumber].filter(Boolean).join(' ') || null,
  zip: place.postalCode,
  city: place.locality,
  state: place.admin1,
  country: place.countryCode,
});

/** The one hotel that is meant; null if it may be several and neither town nor pictures decide. */
export function chooseHotel(
  hotel: Named,
  found: readonly ServiceHotel[],
  pictures: readonly { lat: number; lng: number }[],
): ServiceHotel | null {
  const inTown = found.filter(
    ({ city }) => city !== null && hotel.city !== null && isOneTown(city, hotel.city),
  );
  const seen = found.filter((one) => pictures.some((point) => (kmBetween(one, point) ?? 99) <= pictureKm));
  for (const some of [seen, inTown, found]) {
    const [first] = some;
    if (first !== undefined && some.every((one) => isOneHotel(first, one))) return first;
    if (some.length > 0) return null;
  }
  return null;
}

const isOneHotel = (one: ServiceHotel, other: ServiceHotel): boolean =>
  one.id === other.id || (kmBetween(one, other) ?? Number.POSITIVE_INFINITY) <= oneHotelKm;

/** What the terms allow to be stored permanently. */
export const withoutDetails = ({ id }: ServiceHotel): ServiceHotel => ({
  id,
  lat: null,
  lng: null,
  street: null,
  zip: null,
  city: null,
  state: null,
  country: null,
});
