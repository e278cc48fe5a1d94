import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryParam } from '../core/query.ts';
import type { Atlas, MapPlace } from './atlas.ts';
import { magicOf, mapLanguage, pointOf } from './magic.ts';

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright';
const MAGIC_STATUS = { limit: 429, denied: 403, unknown: 500 } as const;

/** Nominatim in its format `jsonv2`: numbers as text, and 200 even if nothing is found. */
export async function nominatimRoutes(app: FastifyInstance, atlas: Atlas): Promise<void> {
  app.get('/search', async (request, reply) => {
    const limit = Number(queryParam(request, 'limit') ?? '10');
    if (!Number.isInteger(limit)) return refuse(reply, 400, "Parameter 'limit' must be a number.");
    const q = queryParam(request, 'q')?.trim();
    if (!q) return refuse(reply, 400, 'Nothing to search for.');
    const magic = magicOf(q);
    if (magic === 'zero') return [];
    if (magic) return refuse(reply, MAGIC_STATUS[magic], 'Played failure');
    const countries = (queryParam(request, 'countrycodes') ?? '').split(',').filter(Boolean);
    const places = atlas.search(q, {
      language: languageOf(request),
      limit: Math.min(Math.max(limit, 1), 40),
      country: countries.length === 1 ? countries[0] : undefined,
      kinds: queryParam(request, 'layer') === 'poi' ? 'hotels' : undefined,
      partial: false,
    });
    return places.map((place) => entry(place));
  });
  app.get('/reverse', async (request, reply) => {
    const point = pointOf(queryParam(request, 'lat'), queryParam(request, 'lon'));
    if (!point) return refuse(reply, 400, "Parameters 'lat' and 'lon' must be numbers.");
    const [first] = atlas.reverse(point, languageOf(request));
    return first ? entry(first) : { error: 'Unable to geocode' };
  });
  app.get('/lookup', async (request) => {
    const ids = (queryParam(request, 'osm_ids') ?? '').split(',').slice(0, 50);
    return ids.flatMap((id) => {
      const [, type, number] = /^([WN])(\d{1,12})$/.exec(id.trim()) ?? [];
      const place =
        type && number
          ? atlas.byOsmId(type === 'W' ? 'W' : 'N', Number(number), languageOf(request))
          : undefined;
      return place ? [entry(place)] : [];
    });
  });
}

function languageOf(request: FastifyRequest): 'en' | 'de' {
  return mapLanguage(queryParam(request, 'accept-language') ?? request.headers['accept-language']);
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code).send({ error: { code, message } });
}

function entry(place: MapPlace): Record<string, unknown> {
  const hotel = place.kind === 'hotel';
  const reach = hotel ? 0.0005 : 0.05;
  const box = [place.lat - reach, place.lat + reach, place.lng - reach, place.lng + reach];
  const number = [place.houseNumber, place.street].filter(Boolean).join(', ');
  return {
    place_id: 100_000 + (place.osmId % 900_000),
    licence: LICENCE,
    osm_type: hotel ? 'way' : 'node',
    osm_id: place.osmId,
    boundingbox: box.map((value) => value.toFixed(7)),
    lat: place.lat.toFixed(7),
    lon: place.lng.toFixed(7),
    category: hotel ? 'tourism' : 'place',
    type: hotel ? 'hotel' : place.kind === 'area' ? 'region' : 'town',
    place_rank: hotel ? 30 : 18,
    importance: hotel ? 0.2 : 0.5,
    addresstype: hotel ? 'tourism' : 'town',
    name: place.name,
    display_name: [
      place.name,
      hotel && number,
      hotel && place.locality,
      place.region,
      place.postalCode,
      place.country,
    ]
      .filter(Boolean)
      .join(', '),
    address: address(place),
  };
}

function address(place: MapPlace): Record<string, string> {
  const key = place.kind === 'area' ? 'region' : 'town';
  return {
    ...(place.kind === 'hotel' && { tourism: place.name }),
    ...(place.houseNumber && { house_number: place.houseNumber }),
    ...(place.street && { road: place.street }),
    [key]: place.locality,
    ...(place.region && { state: place.region }),
    ...(place.regionCode && { 'ISO3166-2-lvl4': `${place.countryCode}-${place.regionCode}` }),
    ...(place.postalCode && { postcode: place.postalCode }),
    country: place.country,
    country_code: place.countryCode.toLowerCase(),
  };
}
