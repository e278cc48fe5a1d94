import type { MapPlace } from './atlas.ts';

const HOTEL_TYPES = ['lodging', 'point_of_interest', 'establishment'];

/** A place id in Google's format, which contains the atlas's id. */
export function placeId(place: MapPlace): string {
  return `ChIJ${Buffer.from(place.id).toString('base64url')}`;
}

/** The atlas's id in a place id, or null. */
export function readPlaceId(id: string): string | null {
  return id.startsWith('ChIJ') ? Buffer.from(id.slice(4), 'base64url').toString() : null;
}

export function typesOf(place: MapPlace): string[] {
  if (place.kind === 'hotel') return HOTEL_TYPES;
  return place.kind === 'area' ? ['colloquial_area', 'political'] : ['locality', 'political'];
}

/** Street and number, postal code and town, country: as on an envelope. */
export function formattedAddress(place: MapPlace): string {
  const street = [place.street, place.houseNumber].filter(Boolean).join(' ');
  const town = [place.postalCode, place.locality].filter(Boolean).join(' ');
  const middle = place.kind === 'hotel' ? town : place.locality;
  return [street, middle, place.country].filter(Boolean).join(', ');
}

export interface Component {
  long: string;
  short: string;
  types: string[];
}

/** Components of the address, from the number to the country. */
export function components(place: MapPlace): Component[] {
  const part = (long: string | null, types: string[], short = long): Component[] =>
    long === null ? [] : [{ long, short: short ?? long, types }];
  return [
    ...part(place.houseNumber, ['street_number']),
    ...part(place.street, ['route']),
    ...part(
      place.locality,
      place.kind === 'area' ? ['colloquial_area', 'political'] : ['locality', 'political'],
    ),
    ...part(place.region, ['administrative_area_level_1', 'political'], place.regionCode ?? place.region),
    ...part(place.country, ['country', 'political'], place.countryCode),
    ...part(place.postalCode, ['postal_code']),
  ];
}

/** A rectangle around the place, smaller for a house than for a town. */
export function viewport(place: MapPlace) {
  const reach = place.kind === 'hotel' ? 0.0014 : 0.05;
  return {
    northeast: { lat: place.lat + reach, lng: place.lng + reach },
    southwest: { lat: place.lat - reach, lng: place.lng - reach },
  };
}
