import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Outgoing } from '../../../platform/fetch-safely/index.ts';
import {
  isNotFound,
  type MapService,
  pauseSeconds,
  queryMapService,
  unavailable,
} from '../query-map-service.ts';
import { type GeocodeResult, geocodeAnswer } from './google-answers.ts';

/** `url` is the base of Geocoding, for instance https://maps.googleapis.com. */
export interface GoogleSettings extends MapService {
  key: string;
}

/** Statuses of Geocoding v3 after which a retry may succeed. */
const passing = new Set(['OVER_QUERY_LIMIT', 'UNKNOWN_ERROR']);
const retryAfterMs = 400;

/**
 * Asks Geocoding v3, once more if its status says that this can help.
 * @throws {ApiError} `places.unavailable`
 */
export async function queryGeocoding(
  settings: GoogleSettings,
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<GeocodeResult[]> {
  const search = new URLSearchParams({ ...query, key: settings.key });
  const address = `${settings.url}/maps/api/geocode/json?${search}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await queryMapService(settings, address, { schema: geocodeAnswer, signal });
    if (answer.status === 'OK') return answer.results;
    if (answer.status === 'ZERO_RESULTS') return [];
    if (!passing.has(answer.status) || attempt > 0) {
      // Never the message: it can repeat the key.
      settings.log.warn({ status: answer.status }, 'The map service refused');
      throw unavailable(answer.status, answer.status.startsWith('OVER_') ? pauseSeconds : undefined);
    }
    await wait(retryAfterMs, undefined, { signal });
  }
}

/**
 * Asks Places (New), which is on a host of its own. A place that no longer exists answers null.
 * @throws {ApiError} `places.unavailable`
 */
export async function queryPlaces<S extends z.ZodType>(
  settings: GoogleSettings,
  path: string,
  options: Outgoing & { schema: S; fields: string },
): Promise<z.output<S> | null> {
  const { fields, ...outgoing } = options;
  const url = `${settings.url.replace('maps.googleapis.com', 'places.googleapis.com')}${path}`;
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': settings.key,
    'x-goog-fieldmask': fields,
  };
  try {
    return await queryMapService(settings, url, { ...outgoing, headers });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
