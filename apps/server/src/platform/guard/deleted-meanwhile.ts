import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../db/sql-errors.ts';
import { ApiError } from '../errors.ts';
import { type Identify, identifyCaller } from './session/identify.ts';

/**
 * What to answer when a call has failed for no reason of its own: its caller, or what it refers to, may have been deleted since it was
 * read. Every other error stays what it is.
 */
export async function deletedMeanwhile(
  error: unknown,
  { endpoint, request }: { endpoint: Endpoint; request: FastifyRequest },
  session: { identify: Identify; publicOrigin: string },
): Promise<unknown> {
  if (error instanceof ApiError && error.code !== 'server.failed') return error;
  if (request.viewer !== null && (await identifyCaller(endpoint, request, session)) === null)
    return new ApiError('session.required', { cause: error });
  if (!isForeignKeyViolation(error)) return error;
  request.log.warn({ err: error }, 'what a call refers to was deleted while it ran');
  return new ApiError('request.not_found', { cause: error });
}
