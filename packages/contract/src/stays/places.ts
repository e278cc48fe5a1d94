import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, language, latitude, longitude, text, wholeNumber } from '../fields.ts';
import { longestLocation } from '../lengths.ts';
import { mapWindow } from '../map-window.ts';

/** Parts of an address as returned by reverse geocoding; `country` is the ISO 3166-1 alpha-2 code. */
export const addressParts = z.object({
  postal_code: z.string().nullable(),
  administrative_area_level_1: z.string().nullable(),
  route: z.string().nullable(),
  locality: z.string().nullable(),
  street_number: z.string().nullable(),
  country: z.string().nullable(),
});

/** `area` is an island, valley, region or the like: its coordinates are only a point in it. */
export const placeKind = z.enum(['town', 'area', 'hotel', 'address']);

export const placeSuggestion = z.object({
  /** Identifies the place in `GET /api/places/geocode?id=`. */
  id: z.string(),
  name: z.string(),
  /** Where it is, to tell namesakes apart; may be empty. */
  detail: z.string(),
  /** Name and detail in one line, for the field. */
  label: z.string(),
  kind: placeKind,
  /** `null` if the map service gives coordinates only of a chosen place. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** All of a country or region, if the map service gives it. */
  extent: mapWindow.optional(),
});

/** A place on the map with the parts of its address. */
export const place = z.object({
  id: z.string().nullable(),
  /** Hotel or house as the query or the map service names it. */
  name: z.string().nullable(),
  label: z.string(),
  kind: placeKind,
  lat: z.number(),
  lng: z.number(),
  /** How exactly the coordinates are meant. */
  precision: z.enum(['rooftop', 'street', 'locality', 'region']),
  /** All of a country or region, if the map service gives it. */
  extent: mapWindow.optional(),
  address: addressParts,
  /** Whether the terms of the source allow its coordinates and address to be stored; the id always may be. */
  storable: z.boolean(),
});

/** Credit that has to be shown wherever the answer is shown; `null` if a mention in the imprint suffices. */
const attribution = z.string().nullable();

export type AddressParts = z.infer<typeof addressParts>;
export type PlaceKind = z.infer<typeof placeKind>;
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
export type Place = z.infer<typeof place>;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Groups the keystrokes of one search for the map service; a random UUID that the searching page makes. */
const session = z.uuid(because('invalid'));

/** Only ids from a suggestion are accepted, never a URL. */
const placeId = z.string().regex(/^[A-Za-z0-9:_.,-]{1,300}$/, because('invalid'));

export const autocompletePlaces = endpoint('GET /api/places/autocomplete', {
  summary: 'Suggests places while typing, best first, preferring those near the given coordinates',
  auth: 'public',
  ownership: 'none',
  query: z.object({
    q: text({ max: 120 }),
    language: language.optional(),
    limit: wholeNumber(1, 10).default(6),
    lat: optional(latitude),
    lng: optional(longitude),
    session: optional(session),
  }),
  answer: z.object({ suggestions: z.array(placeSuggestion), attribution }),
  limit: { requests: 240, seconds: 60, by: 'address' },
  errors: ['places.unavailable'],
});

export const geocodePlace = endpoint('GET /api/places/geocode', {
  summary: 'Geocodes an address or name (`q`) or a suggestion (`id`), best match first',
  auth: 'public',
  ownership: 'none',
  query: z
    .object({
      q: optional(text({ max: longestLocation })),
      id: optional(placeId),
      language: language.optional(),
      session: optional(session),
    })
    .refine((query) => query.q !== undefined || query.id !== undefined, {
      path: ['q'],
      message: because('required'),
    }),
  answer: z.object({ places: z.array(place), attribution }),
  limit: { requests: 60, seconds: 60, by: 'address' },
  errors: ['places.unavailable'],
});

export const reverseGeocode = endpoint('GET /api/places/reverse', {
  summary: 'The address at a point; `null` if nothing is near',
  auth: 'public',
  ownership: 'none',
  query: z.object({ lat: latitude, lng: longitude, language: language.optional() }),
  answer: z.object({ place: place.nullable(), attribution }),
  limit: { requests: 60, seconds: 60, by: 'address' },
  errors: ['places.unavailable'],
});
