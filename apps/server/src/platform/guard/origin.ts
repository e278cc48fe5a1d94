import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that carries the session cookie comes from our own pages. Browsers attach cookies to requests of any site, so
 * a changing call by cookie must prove its origin; a call with a bearer token need not, as no other site knows the token.
 */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === publicOrigin;
}
