import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '../db/database.ts';
import { ownWritesMs } from '../db/replay.ts';
import type { Platform } from '../platform.ts';
import { browserCookie } from './browser-cookie.ts';
import { sessionToken } from './session-cookie.ts';

const ownWrites = (secure: boolean) => browserCookie('wrote', 'lax', secure);
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells a browser that may have changed something to say so for some seconds, to whichever process it turns. */
export function markWrites(http: FastifyInstance, { secure }: { secure: boolean }): void {
  const cookie = ownWrites(secure);
  http.addHook('onRequest', (request, reply, done) => {
    if (!reading.has(request.method)) cookie.set(reply, '1', { maxAge: ownWritesMs / 1000 });
    done();
  });
}

/** Whether what is answered may be a few seconds old. Of programs that sign in by a token and keep no cookies nobody knows what they wrote. */
function mayBeBehind(request: FastifyRequest, { secure }: { secure: boolean }): boolean {
  const { headers } = request;
  if (headers.authorization !== undefined && sessionToken(headers, secure) === null) return false;
  return ownWrites(secure).read(request) === null;
}

/**
 * Reads a list at a replica, unless the one who asks has just changed something: they find it in every list. Where no replica can answer,
 * and for all else, it is the primary.
 */
export function readList<T>(
  { replicas, config }: Pick<Platform, 'replicas' | 'config'>,
  { request }: { request: FastifyRequest },
  work: (db: Executor) => Promise<T>,
): Promise<T> {
  return replicas.read(mayBeBehind(request, { secure: config.http.secureCookies }), work);
}
