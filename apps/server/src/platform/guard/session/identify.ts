import type { Endpoint } from '@staylore/contract/endpoint';
import { openWhile } from '@staylore/contract/open-while';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../errors.ts';
import type { Standing, Viewer } from '../../viewer.ts';
import { keyOf } from '../in-process.ts';
import { hasCookieOf, sessionToken } from './session-cookie.ts';

/** Whose session a token names; `hasCookie` says whether the session's cookie came along. */
export type Identify = (
  token: string,
  hasCookie: boolean,
) => Promise<{ viewer: Viewer; standing: Standing } | null>;

/**
 * Identifies the caller by a bearer token, or by the cookie of the same session. Someone who is leaving or suspended counts as a visitor,
 * unless the endpoint is open to them.
 * @throws {ApiError} if a page of another origin sends the cookie.
 */
export async function identifyCaller(
  endpoint: Endpoint,
  request: FastifyRequest,
  { identify, publicOrigin }: { identify: Identify; publicOrigin: string },
): Promise<Viewer | null> {
  const secure = publicOrigin.startsWith('https:');
  const of = async (token: string) => {
    const known = await identify(token, hasCookieOf(token, request.headers, secure));
    return known !== null && isOpen(endpoint, known.standing) ? known.viewer : null;
  };
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer (\S{1,200})$/i.exec(header)?.[1];
    return token === undefined ? null : of(token);
  }
  const cookie = sessionToken(request.headers, secure);
  if (cookie === null) return null;
  const viewer = await of(cookie);
  if (viewer !== null && endpoint.method !== 'GET' && !isOwnOrigin(request, publicOrigin)) {
    // The log names the member.
    request.viewer = viewer;
    fail('request.foreign_origin');
  }
  return viewer;
}

const isOpen = (endpoint: Endpoint, standing: Standing): boolean =>
  standing === 'member' || (openWhile[standing] as readonly string[]).includes(keyOf(endpoint));

/**
 * Whether a request with the session cookie comes from our own pages. Browsers attach cookies to requests of any site, so a changing call
 * by cookie must prove its origin; a call with a bearer token need not, since no other site knows the token.
 */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === publicOrigin;
}

/** Looks each session up once for all calls of a page, since the result would be the same each time. */
export function identifyOnce(identify: Identify): Identify {
  const known = new Map<string, ReturnType<Identify>>();
  return (token, hasCookie) => {
    const found = known.get(token) ?? identify(token, hasCookie);
    known.set(token, found);
    return found;
  };
}
