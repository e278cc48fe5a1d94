import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryParam } from '../core/query.ts';
import type { Atlas, MapPlace } from './atlas.ts';
import { components, formattedAddress, placeId, typesOf, viewport } from './google-parts.ts';
import { isMapsKey, type Magic, magicOf, mapLanguage, pointOf } from './magic.ts';

const statuses: Record<Magic, string> = {
  zero: 'ZERO_RESULTS',
  limit: 'OVER_QUERY_LIMIT',
  denied: 'REQUEST_DENIED',
  unknown: 'UNKNOWN_ERROR',
};

/** Google Geocoding v3. Failures are reported by `status` in a 200 answer. */
export async function geocodingRoutes(app: FastifyInstance, atlas: Atlas): Promise<void> {
  app.get('/maps/api/geocode/json', async (request) => {
    const key = queryParam(request, 'key');
    if (!key) {
      return failed(
        'REQUEST_DENIED',
        'You must use an API key to authenticate each request to Google Maps Platform APIs.',
      );
    }
    if (!isMapsKey(key)) return failed('REQUEST_DENIED', 'The provided API key is invalid.');
    const magic = magicOf(queryParam(request, 'address'));
    if (magic) return failed(statuses[magic]);
    const found = answer(atlas, request);
    if (!found)
      return failed(
        'INVALID_REQUEST',
        "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
      );
    return found.length === 0 ? failed('ZERO_RESULTS') : { results: found, status: 'OK' };
  });
}

function failed(status: string, message?: string) {
  return { ...(message && { error_message: message }), results: [], status };
}

function answer(atlas: Atlas, request: FastifyRequest): Record<string, unknown>[] | null {
  const language = mapLanguage(queryParam(request, 'language'));
  const latlng = queryParam(request, 'latlng');
  if (latlng !== null) {
    const point = pointOf(...(latlng.split(',') as [string?, string?]));
    return point && atlas.reverse(point, language).map((place) => result(place, false));
  }
  const address = queryParam(request, 'address')?.trim();
  if (!address) return null;
  const places = atlas.search(address, { language, limit: 5, partial: false });
  return places.map((place) => result(place, !address.toLowerCase().includes(place.name.toLowerCase())));
}

function result(place: MapPlace, partial: boolean): Record<string, unknown> {
  return {
    address_components: components(place).map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types,
    })),
    formatted_address: formattedAddress(place),
    geometry: {
      location: { lat: place.lat, lng: place.lng },
      location_type: place.kind === 'hotel' ? 'ROOFTOP' : 'APPROXIMATE',
      viewport: viewport(place),
    },
    ...(partial && { partial_match: true }),
    place_id: placeId(place),
    types: typesOf(place),
  };
}
