import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { ApiError } from '../../../platform/errors.ts';
import { type FetchSafely, type Outgoing, OutgoingError } from '../../../platform/fetch-safely.ts';
import type { Logger } from '../../../platform/log.ts';
import { type GeocodeResult, geocodeAnswer } from './google-answers.ts';

export interface GoogleSettings {
  /** Base address of Geocoding, for instance https://maps.googleapis.com. */
  url: string;
  key: string;
  fetchSafely: FetchSafely;
  log: Logger;
}

/** Statuses of Geocoding v3 after which the same question may be answered. */
const passing = new Set(['OVER_QUERY_LIMIT', 'UNKNOWN_ERROR']);
const retryAfterMs = 400;
/** What a person waits before asking again when the service is over its limit. */
const pauseSeconds = 30;
const timeoutMs = 6000;

/**
 * Asks Geocoding v3, once more where its status says that this can help.
 * @throws {ApiError} `places.unavailable`
 */
export async function askGeocoding(
  settings: GoogleSettings,
  query: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<GeocodeResult[]> {
  const address = `${settings.url}/maps/api/geocode/json?${new URLSearchParams({ ...query, key: settings.key })}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(settings, address, { schema: geocodeAnswer, ...(signal && { signal }) });
    if (answer.status === 'OK') return answer.results;
    if (answer.status === 'ZERO_RESULTS') return [];
    if (!passing.has(answer.status) || attempt > 0) {
      // Never the message as a whole: it can repeat the key.
      settings.log.warn({ status: answer.status }, 'The map service refused');
      throw unavailable(answer.status, answer.status.startsWith('OVER_') ? pauseSeconds : undefined);
    }
    await wait(retryAfterMs, undefined, signal ? { signal } : {});
  }
}

/** Asks Places (New), which lives on its own host beside Geocoding. A place that is gone answers null. */
export async function askPlaces<S extends z.ZodType>(
  settings: GoogleSettings,
  path: string,
  options: Outgoing & { schema: S; fields?: string },
): Promise<z.output<S> | null> {
  const { fields, ...outgoing } = options;
  const url = `${settings.url.replace('maps.googleapis.com', 'places.googleapis.com')}${path}`;
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': settings.key,
    ...(fields !== undefined && { 'x-goog-fieldmask': fields }),
  };
  try {
    return await ask(settings, url, { ...outgoing, headers } as Outgoing & { schema: S });
  } catch (error) {
    if (error instanceof ApiError && error.cause instanceof OutgoingError && error.cause.status === 404)
      return null;
    throw error;
  }
}

async function ask<S extends z.ZodType>(
  { fetchSafely, log }: GoogleSettings,
  url: string,
  options: Outgoing & { schema: S },
): Promise<z.output<S>> {
  try {
    return (await fetchSafely(url, { timeoutMs, ...options, as: 'json' })).body;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    if (error.status !== 404)
      log.warn({ kind: error.kind, status: error.status }, 'The map service does not answer');
    throw unavailable(error, error.status === 429 ? pauseSeconds : undefined);
  }
}

function unavailable(cause: unknown, retryAfterSeconds: number | undefined): ApiError {
  return new ApiError('places.unavailable', {
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
