import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '../../db/database.ts';
import { ownWritesMs } from '../../db/replay.ts';
import type { Platform } from '../../platform.ts';
import { browserCookie } from './browser-cookie.ts';
import { sessionToken } from './session-cookie.ts';

const ownWrites = (secure: boolean) => browserCookie('wrote', 'lax', secure);
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets a cookie for some seconds on a browser that may have changed something, so that whichever process it reaches next knows. */
export function markWrites(http: FastifyInstance, { secure }: { secure: boolean }): void {
  const cookie = ownWrites(secure);
  http.addHook('onRequest', (request, reply, done) => {
    if (!reading.has(request.method)) cookie.set(reply, '1', { maxAge: ownWritesMs / 1000 });
    done();
  });
}

/** Whether the answer may be a few seconds old. For programs that sign in by token and keep no cookies, their recent writes are unknown. */
function mayBeBehind(request: FastifyRequest, { secure }: { secure: boolean }): boolean {
  const { headers } = request;
  if (headers.authorization !== undefined && sessionToken(headers, secure) === null) return false;
  return ownWrites(secure).read(request) === null;
}

/**
 * Reads a list from a replica, unless the reader has just changed something and must find it in every list. If no replica can answer, and
 * for all else, reads from the primary.
 */
export function readList<T>(
  { replicas, config }: Pick<Platform, 'replicas' | 'config'>,
  { request }: { request: FastifyRequest },
  work: (db: Executor) => Promise<T>,
): Promise<T> {
  return replicas.read(mayBeBehind(request, { secure: config.http.secureCookies }), work);
}
