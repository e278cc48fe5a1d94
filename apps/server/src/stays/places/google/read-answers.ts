import { readCountryCode } from '../country-code.ts';
import type { FoundPlace, PlaceKind, Suggestion } from '../places-service.ts';
import type { Component, GeocodeResult, PlaceDetails, PlacePrediction } from './google-answers.ts';

/** Locality can be missing; these stand in for it, in this order. */
const localityTypes = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality',
  'sublocality_level_1',
] as const;

const areaTypes = new Set([
  'administrative_area_level_1',
  'administrative_area_level_2',
  'archipelago',
  'colloquial_area',
  'continent',
  'country',
  'island',
  'national_park',
  'natural_feature',
]);

const precisions: Readonly<Record<string, FoundPlace['precision']>> = {
  ROOFTOP: 'rooftop',
  RANGE_INTERPOLATED: 'street',
};

export function readGeocodeResult(result: GeocodeResult): FoundPlace {
  const kind = kindOf(result.types);
  const { location, location_type } = result.geometry;
  return {
    id: result.place_id,
    name: null,
    label: result.formatted_address,
    kind,
    lat: location.lat,
    lng: location.lng,
    precision: precisions[location_type ?? ''] ?? precisionOf(kind, result.types),
    ...addressOf(result.address_components),
  };
}

export function readDetails(details: PlaceDetails): FoundPlace {
  const kind = kindOf(details.types);
  const name = details.displayName?.text ?? null;
  return {
    id: details.id,
    name: kind === 'hotel' || kind === 'address' ? name : null,
    label: details.formattedAddress ?? name ?? '',
    kind,
    lat: details.location.latitude,
    lng: details.location.longitude,
    precision: kind === 'hotel' ? 'rooftop' : precisionOf(kind, details.types),
    ...addressOf(details.addressComponents),
  };
}

export function readPrediction(prediction: PlacePrediction): Suggestion {
  const { placeId, text, structuredFormat, types } = prediction;
  return {
    id: placeId,
    name: structuredFormat?.mainText.text ?? text?.text ?? '',
    detail: structuredFormat?.secondaryText?.text ?? '',
    kind: kindOf(types),
    coordinates: null,
  };
}

function kindOf(types: readonly string[]): PlaceKind {
  if (types.includes('lodging')) return 'hotel';
  if (types.includes('locality') || types.includes('postal_town')) return 'town';
  return types.some((type) => areaTypes.has(type)) ? 'area' : 'address';
}

function precisionOf(kind: PlaceKind, types: readonly string[]): FoundPlace['precision'] {
  if (kind === 'area') return 'region';
  if (kind === 'town') return 'locality';
  if (types.includes('street_address') || types.includes('premise')) return 'rooftop';
  return types.includes('route') ? 'street' : 'locality';
}

function addressOf(components: readonly Component[]) {
  const of = (type: string) => components.find((part) => part.types.includes(type));
  return {
    street: of('route')?.long ?? null,
    houseNumber: of('street_number')?.long ?? null,
    postalCode: of('postal_code')?.long ?? null,
    locality: localityTypes.map((type) => of(type)?.long).find((name) => name !== undefined) ?? null,
    admin1: of('administrative_area_level_1')?.long ?? null,
    countryCode: readCountryCode(of('country')?.short),
  };
}
