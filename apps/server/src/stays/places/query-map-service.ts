import { asOneLine } from '@staylore/contract/fields';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { type FetchSafely, type Outgoing, OutgoingError } from '../../platform/fetch-safely/index.ts';
import type { Logger } from '../../platform/log/index.ts';

export interface MapService {
  /** Base address without a slash at the end. */
  url: string;
  fetchSafely: FetchSafely;
  log: Logger;
}

const timeoutMs = 6000;
/** How long a person should wait before retrying when the service is over its limit. */
export const pauseSeconds = 30;

/**
 * Asks a map service for JSON of a known schema.
 * @throws {ApiError} `places.unavailable`, with the outgoing error as its cause.
 */
export async function queryMapService<S extends z.ZodType>(
  { fetchSafely, log }: MapService,
  url: string,
  options: Outgoing & { schema: S },
): Promise<z.output<S>> {
  try {
    return cleaned((await fetchSafely(url, { timeoutMs, ...options, as: 'json' })).body);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const { kind, status } = error;
    if (status !== 404) log.warn({ kind, status }, 'The map service does not answer');
    throw unavailable(error, status === 429 ? pauseSeconds : undefined);
  }
}

/** More than any name or address has. */
const maxCharacters = 500;

/** Maps are written by everyone: what they say is shown, mailed and stored like what members type. */
function cleaned<T>(value: T): T;
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return asOneLine(value.slice(0, maxCharacters).toWellFormed());
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

/** The error by which every adapter reports that its service is unusable for now. */
export function unavailable(cause: unknown, retryAfterSeconds?: number): ApiError {
  return new ApiError('places.unavailable', { cause, retryAfterSeconds });
}

/** Whether the service said that there is no such thing, rather than failing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof OutgoingError && error.cause.status === 404;
}
