import type { Place, PlaceSuggestion } from '@staylore/contract/stays/places';
import type { FoundPlace, Suggestion } from './places-service.ts';

export function presentSuggestion(suggestion: Suggestion): PlaceSuggestion {
  const { id, name, detail, kind, coordinates, extent } = suggestion;
  return {
    id,
    name,
    detail,
    label: detail === '' ? name : `${name}, ${detail}`,
    kind,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    extent,
  };
}

export function presentPlace(place: FoundPlace, storable: boolean): Place {
  return {
    id: place.id,
    name: place.name,
    label: place.label,
    kind: place.kind,
    lat: place.lat,
    lng: place.lng,
    precision: place.precision,
    extent: place.extent,
    address: {
      postal_code: place.postalCode,
      administrative_area_level_1: place.admin1,
      route: place.street,
      locality: place.locality,
      street_number: place.houseNumber,
      country: place.countryCode,
    },
    storable,
  };
}
