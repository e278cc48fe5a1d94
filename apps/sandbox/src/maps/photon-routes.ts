import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryParam } from '../core/query.ts';
import type { Atlas, MapPlace } from './atlas.ts';
import { magicOf, mapLanguage, pointOf } from './magic.ts';

const LANGUAGES = ['default', 'en', 'de', 'fr'];
const MAGIC_STATUS = { limit: 429, denied: 403, unknown: 500 } as const;

/** Photon (komoot): GeoJSON with [longitude, latitude]. */
export async function photonRoutes(app: FastifyInstance, atlas: Atlas): Promise<void> {
  app.get('/api', async (request, reply) => {
    const q = queryParam(request, 'q')?.trim();
    const lang = queryParam(request, 'lang') ?? 'default';
    const limit = Number(queryParam(request, 'limit') ?? '15');
    if (!q) return refuse(reply, 400, "missing search term 'q': /?q=berlin");
    if (!LANGUAGES.includes(lang))
      return refuse(
        reply,
        400,
        `language ${lang.slice(0, 20)} is not supported, supported languages are: ${LANGUAGES.join(', ')}`,
      );
    if (!Number.isInteger(limit) || limit < 1)
      return refuse(reply, 400, 'invalid number for parameter limit');
    const magic = magicOf(q);
    if (magic === 'zero') return collection([]);
    if (magic) return refuse(reply, MAGIC_STATUS[magic], 'Played failure');
    const [lat, lon] = [queryParam(request, 'lat'), queryParam(request, 'lon')];
    const near = lat === null && lon === null ? undefined : pointOf(lat, lon);
    if (near === null) return refuse(reply, 400, 'invalid search term lat and/or lon');
    const country = queryParam(request, 'countrycode') ?? undefined;
    const hotelsOnly = ['tourism', 'tourism:hotel'].includes(queryParam(request, 'osm_tag') ?? '');
    return collection(
      atlas.search(q, {
        language: mapLanguage(lang),
        limit: Math.min(limit, 50),
        near,
        country,
        kinds: hotelsOnly ? 'hotels' : undefined,
        partial: true,
      }),
    );
  });
  app.get('/reverse', async (request, reply) => {
    const point = pointOf(queryParam(request, 'lat'), queryParam(request, 'lon'));
    if (!point) return refuse(reply, 400, 'invalid search term lat and/or lon');
    const limit = Number(queryParam(request, 'limit') ?? '1');
    if (!Number.isInteger(limit) || limit < 1)
      return refuse(reply, 400, 'invalid number for parameter limit');
    return collection(atlas.reverse(point, mapLanguage(queryParam(request, 'lang'))).slice(0, limit));
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}

function collection(places: MapPlace[]) {
  return { type: 'FeatureCollection', features: places.map(feature) };
}

function feature(place: MapPlace): Record<string, unknown> {
  const hotel = place.kind === 'hotel';
  const reach = 0.05;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    properties: {
      osm_type: hotel ? 'W' : 'N',
      osm_id: place.osmId,
      osm_key: hotel ? 'tourism' : 'place',
      osm_value: hotel ? 'hotel' : place.kind === 'area' ? 'region' : 'town',
      type: hotel ? 'house' : place.kind === 'area' ? 'state' : 'city',
      name: place.name,
      ...(place.street && { street: place.street }),
      ...(place.houseNumber && { housenumber: place.houseNumber }),
      ...(place.postalCode && { postcode: place.postalCode }),
      ...(hotel && { city: place.locality }),
      ...(place.region && { state: place.region }),
      country: place.country,
      countrycode: place.countryCode,
      ...(!hotel && { extent: [place.lng - reach, place.lat + reach, place.lng + reach, place.lat - reach] }),
    },
  };
}
