import { z } from 'zod';
import { readCountryCode } from '../country-code.ts';
import { lodging } from '../lodging.ts';
import type { FoundPlace, PlaceKind, PlacesService } from '../places-service.ts';
import { type MapService, queryMapService } from '../query-map-service.ts';

const optionalText = z.string().nullable().default(null);

const properties = z.object({
  osm_type: z.enum(['N', 'W', 'R']),
  osm_id: z.number(),
  osm_key: optionalText,
  osm_value: optionalText,
  /** Layer: house, street, locality, district, city, county, state, country, other. */
  type: optionalText,
  name: optionalText,
  street: optionalText,
  housenumber: optionalText,
  postcode: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  countrycode: optionalText,
});

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties,
});
const answer = z.object({ features: z.array(feature) });

type Feature = z.infer<typeof feature>;

/** What a suggestion's id contains, because Photon has no look-up by id: `osm:N240109189,46.0207,7.7491`. */
const idForm = /^osm:([NWR]\d{1,15}),(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/;

/** Photon over OpenStreetMap data, usually self-hosted. Coordinates have the longitude first. */
export function photonPlaces(settings: MapService): PlacesService {
  const request = async (path: string, query: Record<string, string>, signal: AbortSignal | undefined) => {
    const url = `${settings.url}${path}?${new URLSearchParams(query)}`;
    const { features } = await queryMapService(settings, url, { schema: answer, signal });
    return features;
  };
  return {
    attribution: '© OpenStreetMap',
    storable: true,
    hotelService: 'osm',

    async autocomplete({ text, limit, near }, { language, signal }) {
      const bias = near && { lat: String(near.lat), lon: String(near.lng) };
      const features = await request(
        '/api',
        { q: text, lang: language, limit: String(limit), ...bias },
        signal,
      );
      return features.slice(0, limit).map((found) => {
        const place = read(found);
        const [name = '', ...rest] = place.label.split(', ');
        const { id, kind, lat, lng } = place;
        return { id: id ?? '', name, detail: rest.join(', '), kind, coordinates: { lat, lng } };
      });
    },

    async geocode(text, { language, signal }) {
      return (await request('/api', { q: text, lang: language, limit: '5' }, signal)).map(read);
    },

    async hotels({ countryCode, name, near, town }, { language, signal }) {
      const query = {
        q: [name, town].filter(Boolean).join(' '),
        lang: language,
        limit: '10',
        lat: String(near.lat),
        lon: String(near.lng),
        // All of tourism, as hostels and guest houses are lodging too; the rest is filtered out below.
        osm_tag: 'tourism',
        ...(countryCode !== null && { countrycode: countryCode }),
      };
      const found = (await request('/api', query, signal)).map(read);
      return found.filter((place) => place.kind === 'hotel' && place.name !== null).map(withBareId);
    },

    async byId(id, { language, signal }) {
      const [, osm, lat, lon] = idForm.exec(id) ?? [];
      if (osm === undefined || lat === undefined || lon === undefined) return null;
      const features = await request('/reverse', { lat, lon, lang: language, limit: '5' }, signal);
      const places = features.map(read);
      return places.find((place) => place.id?.startsWith(`osm:${osm},`)) ?? places[0] ?? null;
    },

    async reverse({ lat, lng }, { language, signal }) {
      const query = { lat: String(lat), lon: String(lng), lang: language, limit: '1' };
      const [found] = await request('/reverse', query, signal);
      return found === undefined ? null : { ...read(found), lat, lng };
    },
  };
}

/** The id without its position, which would change when the building is mapped again. */
const withBareId = (place: FoundPlace): FoundPlace => ({
  ...place,
  id: place.id?.replace(/,.*$/, '') ?? null,
});

function read({ geometry, properties: of }: Feature): FoundPlace {
  const [lng, lat] = geometry.coordinates;
  const kind = kindOf(of);
  const locality = of.city ?? (kind === 'town' ? of.name : null);
  const road = [of.street, of.housenumber].filter(Boolean).join(' ');
  const town = [of.postcode, locality].filter(Boolean).join(' ');
  const name = of.name === locality ? null : of.name;
  const parts = [name, road, town, of.state, of.country].filter(Boolean);
  return {
    id: `osm:${of.osm_type}${of.osm_id},${round(lat)},${round(lng)}`,
    name: kind === 'hotel' ? of.name : null,
    label: parts.filter((part, position) => parts.indexOf(part) === position).join(', '),
    kind,
    lat,
    lng,
    precision: precisionOf(kind, of),
    street: of.street ?? (of.type === 'street' ? of.name : null),
    houseNumber: of.housenumber,
    postalCode: of.postcode,
    locality,
    admin1: of.state,
    countryCode: readCountryCode(of.countrycode),
  };
}

const settlements = new Set(['city', 'town', 'village', 'hamlet']);
const wide = new Set(['county', 'state', 'country']);

function kindOf(of: z.infer<typeof properties>): PlaceKind {
  if (of.osm_key === 'tourism' && lodging.has(of.osm_value ?? '')) return 'hotel';
  if (of.osm_key === 'place' && settlements.has(of.osm_value ?? '')) return 'town';
  if (of.type === 'city') return 'town';
  const area = of.osm_key === 'natural' || of.osm_value === 'island' || wide.has(of.type ?? '');
  return area ? 'area' : 'address';
}

function precisionOf(kind: PlaceKind, of: z.infer<typeof properties>): FoundPlace['precision'] {
  if (kind === 'hotel' || of.housenumber !== null) return 'rooftop';
  if (of.type === 'street' || of.osm_key === 'highway') return 'street';
  return kind === 'area' ? 'region' : 'locality';
}

const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
