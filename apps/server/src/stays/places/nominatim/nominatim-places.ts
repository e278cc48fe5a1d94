import { z } from 'zod';
import { readCountryCode } from '../country-code.ts';
import { embeddedPlaces } from '../embedded/embedded-places.ts';
import { lodging } from '../lodging.ts';
import type { FoundPlace, PlaceKind, PlacesService } from '../places-service.ts';
import { type MapService, queryMapService } from '../query-map-service.ts';
import { createThrottle } from './throttle.ts';

/** The public server's policy: one request a second for the whole application, and no autocomplete. */
const publicHost = 'nominatim.openstreetmap.org';
const publicIntervalMs = 1000;

/**
 * Nominatim over OpenStreetMap data. It answers complete addresses; while someone types, the embedded gazetteer makes suggestions, since
 * asking Nominatim at each keystroke is against its policy.
 */
export function nominatimPlaces(settings: MapService): PlacesService {
  const embedded = embeddedPlaces();
  const throttle = createThrottle(new URL(settings.url).hostname === publicHost ? publicIntervalMs : 0);
  const request = async <S extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    options: { schema: S; signal: AbortSignal | undefined },
  ): Promise<z.output<S>> => {
    const search = new URLSearchParams({ ...query, format: 'jsonv2', addressdetails: '1' });
    await throttle.next(options.signal);
    return queryMapService(settings, `${settings.url}${path}?${search}`, options);
  };
  return {
    attribution: '© OpenStreetMap',
    storable: true,
    hotelService: 'osm',
    autocomplete: embedded.autocomplete,

    async geocode(text, { language, signal }) {
      const query = { q: text, limit: '5', 'accept-language': language };
      return (await request('/search', query, { schema: nominatimList, signal })).map(read);
    },

    async hotels({ countryCode, name, near, town }, { language, signal }) {
      const reach = 0.5;
      const query = {
        q: [name, town].filter(Boolean).join(', '),
        limit: '10',
        layer: 'poi',
        'accept-language': language,
        viewbox: [near.lng - reach, near.lat + reach, near.lng + reach, near.lat - reach].join(','),
        ...(countryCode !== null && { countrycodes: countryCode.toLowerCase() }),
      };
      const found = (await request('/search', query, { schema: nominatimList, signal })).map(read);
      return found.filter((place) => place.kind === 'hotel' && place.name !== null);
    },

    async byId(id, asking) {
      const osm = /^osm:([NWR]\d{1,15})$/.exec(id)?.[1];
      if (osm === undefined) return embedded.byId(id, asking);
      const query = { osm_ids: osm, 'accept-language': asking.language };
      const [found] = await request('/lookup', query, { schema: nominatimList, signal: asking.signal });
      return found === undefined ? null : read(found);
    },

    async reverse({ lat, lng }, { language, signal }) {
      const query = { lat: String(lat), lon: String(lng), zoom: '18', 'accept-language': language };
      const found = await request('/reverse', query, { schema: nominatimReverse, signal });
      return 'error' in found ? null : { ...read(found), lat, lng };
    },
  };
}

const localityKeys = ['city', 'town', 'village', 'municipality', 'hamlet', 'suburb'];

function read(found: NominatimPlace): FoundPlace {
  const { address } = found;
  const kind = kindOf(found);
  const osmType = found.osm_type?.charAt(0).toUpperCase();
  return {
    id: osmType !== undefined && found.osm_id !== undefined ? `osm:${osmType}${found.osm_id}` : null,
    name: kind === 'hotel' ? (found.name ?? null) : null,
    label: found.display_name,
    kind,
    lat: found.lat,
    lng: found.lon,
    precision: precisionOf(kind, address),
    street: address['road'] ?? address['pedestrian'] ?? null,
    houseNumber: address['house_number'] ?? null,
    postalCode: address['postcode'] ?? null,
    locality: localityKeys.map((key) => address[key]).find((name) => name !== undefined) ?? null,
    admin1: address['state'] ?? address['region'] ?? null,
    countryCode: readCountryCode(address['country_code']),
  };
}

const wide = new Set([
  'county',
  'state',
  'region',
  'country',
  'island',
  'archipelago',
  'natural',
  'state_district',
]);

function kindOf({ category, type = '', addresstype = '' }: NominatimPlace): PlaceKind {
  if (category === 'tourism' && lodging.has(type)) return 'hotel';
  if (localityKeys.includes(addresstype)) return 'town';
  return wide.has(addresstype) ? 'area' : 'address';
}

function precisionOf(kind: PlaceKind, address: Record<string, string>): FoundPlace['precision'] {
  if (kind === 'hotel' || address['house_number'] !== undefined) return 'rooftop';
  if (kind === 'address' && address['road'] !== undefined) return 'street';
  return kind === 'area' ? 'region' : 'locality';
}

/** Coordinates are strings; the key of the locality depends on its size. */
const nominatimPlace = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: z.string().optional(),
  type: z.string().optional(),
  addresstype: z.string().optional(),
  name: z.string().nullish(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});

type NominatimPlace = z.infer<typeof nominatimPlace>;

const nominatimList = z.array(nominatimPlace);
/** A point far from everything answers 200 with an error. */
const nominatimReverse = z.union([nominatimPlace, z.object({ error: z.string() })]);
