import { isArea, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { z } from 'zod';
import { hotelKey, isOneTown, kmBetween, type Named } from '../../hotels/index.ts';
import type { FoundPlace } from '../../places/index.ts';

/** A house that a maps service named; null where the service's terms let only its id be kept. */
export const house = z.object({
  id: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  street: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
});

export type House = z.output<typeof house>;

/** Around which point a hotel is looked for, and how far from it one of its name is still meant. */
export interface SearchArea {
  lat: number;
  lng: number;
  town: string | null;
  country: string | null;
  reachKm: number;
}

/** Positions stand for a town's middle, and towns have suburbs. */
const townReachKm = 25;
const areaReachKm = 60;
/** Two entries this near to each other are one house drawn twice. */
const oneHouseKm = 0.3;
/** A picture taken this near to one of several houses tells which it is. */
const pictureKm = 1;

/** Where a hotel says it is; null where it says nothing that the gazetteer knows. */
export function searchAreaOf({ city, country, lat, lng }: Named): SearchArea | null {
  const [named] = city === null ? [] : loadGazetteer().find(city, { country: country ?? undefined });
  const reachKm = named !== undefined && isArea(named) ? areaReachKm : townReachKm;
  if (lat !== null && lng !== null) return { lat, lng, town: city, country, reachKm };
  if (named === undefined || (country !== null && named.country !== country)) return null;
  return { lat: named.lat, lng: named.lng, town: city, country: country ?? named.country, reachKm };
}

/** Whether a point is the middle of a town, as posts have it that tell no house. */
export function isTownMiddle(point: { lat: number | null; lng: number | null }): boolean {
  if (point.lat === null || point.lng === null) return true;
  const town = loadGazetteer().nearest(point.lat, point.lng, 1);
  return town !== null && (kmBetween(town, { lat: point.lat, lng: point.lng }) ?? 1) < 0.05;
}

/** Those of the answered places that have the hotel's name and lie where it was looked for: a namesake elsewhere is no answer. */
export function namedHere(hotel: Named, area: SearchArea, places: readonly FoundPlace[]): House[] {
  return places.flatMap((place) => {
    if (place.id === null || place.name === null) return [];
    const km = kmBetween(area, place);
    const isHere = km !== null && km <= area.reachKm;
    const sameLand = area.country === null || (place.countryCode ?? area.country) === area.country;
    return isHere && sameLand && isNamedSo(hotel, place.name, place.locality)
      ? [asHouse(place, place.id)]
      : [];
  });
}

function isNamedSo(hotel: Named, name: string, locality: string | null): boolean {
  const towns = [null, hotel.city, locality];
  const own = new Set(towns.map((town) => hotelKey(hotel.name, town)));
  return towns.some((town) => own.has(hotelKey(name, town)));
}

const asHouse = (place: FoundPlace, id: string): House => ({
  id,
  lat: place.lat,
  lng: place.lng,
  street: [place.street, place.houseNumber].filter(Boolean).join(' ') || null,
  zip: place.postalCode,
  city: place.locality,
  state: place.admin1,
  country: place.countryCode,
});

/** The one house that is meant; null where several may be and neither town nor pictures tell which. */
export function chooseHouse(
  hotel: Named,
  houses: readonly House[],
  pictures: readonly { lat: number; lng: number }[],
): House | null {
  const inTown = houses.filter(
    ({ city }) => city !== null && hotel.city !== null && isOneTown(city, hotel.city),
  );
  const seen = houses.filter((one) => pictures.some((point) => (kmBetween(one, point) ?? 99) <= pictureKm));
  for (const some of [seen, inTown, houses]) {
    const [first] = some;
    if (first !== undefined && some.every((one) => isOneHouse(first, one))) return first;
    if (some.length > 0) return null;
  }
  return null;
}

const isOneHouse = (one: House, other: House): boolean =>
  one.id === other.id || (kmBetween(one, other) ?? Number.POSITIVE_INFINITY) <= oneHouseKm;

/** What terms allow to be kept for ever. */
export const withoutDetails = ({ id }: House): House => ({
  id,
  lat: null,
  lng: null,
  street: null,
  zip: null,
  city: null,
  state: null,
  country: null,
});
