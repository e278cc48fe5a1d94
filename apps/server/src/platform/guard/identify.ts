import type { Endpoint } from '@staylore/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { Viewer } from '../viewer.ts';
import { sessionToken } from './session-cookie.ts';

/** Whose session a token names. */
export type Identify = (token: string) => Promise<{ viewer: Viewer; isLeaving: boolean } | null>;

/**
 * Who is calling: by a bearer token, or by the cookie of the same session. Who is leaving is nobody unless the endpoint asks for them.
 * @throws {ApiError} where a page of another origin sends the cookie along.
 */
export async function identifyCaller(
  endpoint: Endpoint,
  request: FastifyRequest,
  { identify, publicOrigin }: { identify: Identify; publicOrigin: string },
): Promise<Viewer | null> {
  const of = async (token: string) => {
    const known = await identify(token);
    return known === null || (known.isLeaving && endpoint.whileLeaving !== true) ? null : known.viewer;
  };
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer (\S{1,200})$/i.exec(header)?.[1];
    return token === undefined ? null : of(token);
  }
  const cookie = sessionToken(request.headers, publicOrigin.startsWith('https:'));
  if (cookie === null) return null;
  const viewer = await of(cookie);
  if (viewer !== null && endpoint.method !== 'GET' && !isOwnOrigin(request, publicOrigin)) {
    // The log names the member.
    request.viewer = viewer;
    fail('request.foreign_origin');
  }
  return viewer;
}

/**
 * Whether a request that carries the session cookie comes from our own pages. Browsers attach cookies to requests of any site, so
 * a changing call by cookie must prove its origin; a call with a bearer token need not, as no other site knows the token.
 */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === publicOrigin;
}

/** Looks each session up once: for all that one page asks, which would be told the same each time. */
export function identifyOnce(identify: Identify): Identify {
  const known = new Map<string, ReturnType<Identify>>();
  return (token) => {
    const found = known.get(token) ?? identify(token);
    known.set(token, found);
    return found;
  };
}
