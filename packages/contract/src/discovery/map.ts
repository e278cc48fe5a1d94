import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { language, wholeNumber } from '../fields.ts';
import { mapWindow } from '../map-window.ts';
import { pageQuery } from '../paging.ts';
import { postList } from '../stays/posts.ts';

export const mapStay = z.object({
  id: z.number().int(),
  lat: z.number(),
  long: z.number(),
  location: z.string(),
  hotel_name: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** The author. */
  author: z.string(),
  small: z.string().nullable(),
});

/** One stay on the map, or several too close together to separate. */
const mapSpot = z.object({
  /** Stays the same while the spot does. */
  key: z.string(),
  lat: z.number(),
  long: z.number(),
  count: z.number().int(),
  /** Where its stays are. */
  window: mapWindow,
  /** The newest of them. */
  stay: mapStay,
});

const mapTown = z.object({
  name: z.string(),
  lat: z.number(),
  long: z.number(),
  population: z.number().int(),
});

export type MapStay = z.infer<typeof mapStay>;
export type MapSpot = z.infer<typeof mapSpot>;

export const listMapStays = endpoint('GET /api/map/stays', {
  summary: 'Stays inside a map window, newest first, at most 2,000',
  auth: 'public',
  ownership: 'none',
  query: mapWindow.extend({ limit: wholeNumber(1, 2000).default(2000) }),
  answer: z.object({ stays: z.array(mapStay), complete: z.boolean() }),
});

export const listMapSpots = endpoint('GET /api/map/spots', {
  summary: 'All stays in a map window, clustered for a zoom; clusters at its edges are counted whole',
  auth: 'public',
  ownership: 'none',
  query: mapWindow.extend({
    /** As in map services: at zoom 0 the world is 256 pixels wide. */
    zoom: wholeNumber(0, 20),
  }),
  answer: z.object({
    spots: z.array(mapSpot),
    /** Stays inside the window itself. */
    total: z.number().int(),
  }),
});

export const listMapPosts = endpoint('GET /api/map/posts', {
  summary: 'The full posts in a map window, newest first',
  auth: 'public',
  ownership: 'none',
  query: mapWindow.extend(pageQuery.shape),
  answer: postList,
});

export const listMapTowns = endpoint('GET /api/map/towns', {
  summary: 'The most populous towns in a map window, for its labels',
  auth: 'public',
  ownership: 'none',
  query: mapWindow.extend({ language: language.optional() }),
  answer: z.object({ towns: z.array(mapTown) }),
});

export const getMapOrigin = endpoint('GET /api/map/origin', {
  summary: 'Where a map opens if no place is given: the town with most of the newest stays around it',
  auth: 'public',
  ownership: 'none',
  query: z.object({ language: language.optional() }),
  answer: z.object({
    /** `null` while no stay is on the map. */
    origin: z.object({ place: z.string(), lat: z.number(), long: z.number() }).nullable(),
  }),
});

export const getMapTiles = endpoint('GET /api/map/tiles', {
  summary: 'The street map that the operator offers besides the built-in outlines, if any',
  auth: 'public',
  ownership: 'none',
  answer: z.object({
    tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  }),
});
