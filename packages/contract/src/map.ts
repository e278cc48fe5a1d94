import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { latitude, longitude } from './fields.ts';

/** A stay as a point of the map. */
export const mapStay = z.object({
  id: z.number().int(),
  lat: z.number(),
  long: z.number(),
  location: z.string(),
  small: z.string().nullable(),
});

export const listMapStays = endpoint({
  method: 'GET',
  path: '/api/map/stays',
  summary: 'Stays inside a map window, newest first, at most 2,000',
  auth: 'public',
  ownership: 'none',
  query: z.object({ west: longitude, south: latitude, east: longitude, north: latitude }),
  answer: z.object({ stays: z.array(mapStay), complete: z.boolean() }),
  errors: [],
});

export const mapEndpoints = [listMapStays] as const;
