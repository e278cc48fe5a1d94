import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { queryParam } from '../core/query.ts';
import type { Atlas, MapLanguage, MapPlace } from './atlas.ts';
import { components, formattedAddress, placeId, readPlaceId, typesOf, viewport } from './google-parts.ts';
import { isMapsKey, magicOf, mapLanguage } from './magic.ts';

const session = z.string().regex(/^[A-Za-z0-9_-]{1,36}$/);
const circle = z.object({
  center: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  radius: z.number().min(0).max(50_000).default(5000),
});
const autocomplete = z.strictObject({
  input: z.string().min(1).max(500),
  sessionToken: session.optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  languageCode: z.string().optional(),
  regionCode: z.string().optional(),
  locationBias: z.object({ circle }).optional(),
  locationRestriction: z.object({ circle }).optional(),
});

const names = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** Google Places (New): autocomplete, and details with their mandatory field mask. */
export async function placesRoutes(app: FastifyInstance, atlas: Atlas): Promise<void> {
  app.post('/v1/places::autocomplete', async (request, reply) => {
    if (!isMapsKey(keyOf(request))) return refuse(reply, 403, 'The request is missing a valid API key.');
    const parsed = autocomplete.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, parsed.error.issues[0]?.message ?? 'Invalid JSON payload');
    const magic = magicOf(parsed.data.input);
    if (magic === 'zero') return {};
    if (magic)
      return refuse(reply, magic === 'limit' ? 429 : magic === 'denied' ? 403 : 500, 'Played failure');
    const suggestions = suggest(atlas, parsed.data);
    return suggestions.length === 0 ? {} : { suggestions };
  });
  app.get<{ Params: { id: string } }>('/v1/places/:id', async (request, reply) => {
    if (!isMapsKey(keyOf(request))) return refuse(reply, 403, 'The request is missing a valid API key.');
    const mask =
      request.headers['x-goog-fieldmask'] ?? queryParam(request, 'fields') ?? queryParam(request, '$fields');
    if (!mask)
      return refuse(
        reply,
        400,
        'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it.',
      );
    const place = atlas.byId(
      readPlaceId(request.params.id) ?? '',
      mapLanguage(queryParam(request, 'languageCode')),
    );
    if (!place) return refuse(reply, 404, 'The Place ID is no longer valid.');
    const all = details(place, mapLanguage(queryParam(request, 'languageCode')));
    const asked = String(mask)
      .split(',')
      .map((name) => name.trim().split('.')[0] ?? '');
    if (asked.includes('*')) return all;
    const wrong = asked.find((name) => !(name in all));
    if (wrong !== undefined)
      return refuse(
        reply,
        400,
        `Error expanding 'fields' parameter. Cannot find matching fields for path '${wrong}'.`,
      );
    return Object.fromEntries(asked.map((name) => [name, all[name]]));
  });
}

function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['x-goog-api-key'];
  return (Array.isArray(header) ? header[0] : header) ?? queryParam(request, 'key');
}

export function googleError(code: keyof typeof names, message: string) {
  return { error: { code, message, status: names[code], details: [] } };
}

function refuse(reply: FastifyReply, code: keyof typeof names, message: string): FastifyReply {
  return reply.code(code).send(googleError(code, message));
}

function suggest(atlas: Atlas, asked: z.infer<typeof autocomplete>): Record<string, unknown>[] {
  const types = asked.includedPrimaryTypes ?? [];
  const hotelsOnly = types.length > 0 && types.every((type) => ['lodging', 'hotel'].includes(type));
  const townsOnly =
    types.length > 0 && types.every((type) => ['(cities)', '(regions)', 'locality'].includes(type));
  const center = (asked.locationBias ?? asked.locationRestriction)?.circle.center;
  const places = atlas.search(asked.input, {
    language: mapLanguage(asked.languageCode),
    limit: 5,
    near: center && { lat: center.latitude, lng: center.longitude },
    country: asked.includedRegionCodes?.length === 1 ? asked.includedRegionCodes[0] : undefined,
    kinds: hotelsOnly ? 'hotels' : townsOnly ? 'towns' : undefined,
    partial: true,
  });
  return places.map((place) => ({ placePrediction: prediction(place, asked.input) }));
}

function prediction(place: MapPlace, input: string): Record<string, unknown> {
  const main = place.name;
  const secondary =
    place.kind === 'hotel'
      ? [place.street, place.locality, place.country].filter(Boolean).join(', ')
      : [place.region, place.country].filter(Boolean).join(', ');
  const text = [main, secondary].filter(Boolean).join(', ');
  return {
    place: `places/${placeId(place)}`,
    placeId: placeId(place),
    text: { text, matches: matches(text, input) },
    structuredFormat: {
      mainText: { text: main, matches: matches(main, input) },
      secondaryText: { text: secondary },
    },
    types: typesOf(place),
  };
}

/** Position of the typed words; `startOffset` is omitted if it is 0. */
function matches(text: string, input: string): { startOffset?: number; endOffset: number }[] {
  const at = text.toLowerCase().indexOf(input.trim().toLowerCase());
  if (at < 0) return [];
  return [{ ...(at > 0 && { startOffset: at }), endOffset: at + input.trim().length }];
}

function details(place: MapPlace, language: MapLanguage): Record<string, unknown> {
  const { northeast, southwest } = viewport(place);
  const corner = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });
  return {
    name: `places/${placeId(place)}`,
    id: placeId(place),
    displayName: { text: place.name, languageCode: language },
    formattedAddress: formattedAddress(place),
    shortFormattedAddress: formattedAddress(place),
    location: corner(place),
    addressComponents: components(place).map(({ long, short, types }) => ({
      longText: long,
      shortText: short,
      types,
      languageCode: language,
    })),
    types: typesOf(place),
    primaryType: typesOf(place)[0],
    viewport: { low: corner(southwest), high: corner(northeast) },
  };
}
