import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { newToken } from '../../crypto/index.ts';

/**
 * Over https the name has the prefix that makes browsers accept the cookie from this host alone and over https only (RFC 6265bis, section
 * 4.1.3).
 */
export const cookieName = (name: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}staylore_${name}`;

/** The cookie that carries the session for pages rendered on the server. */
export const sessionCookie = (secure: boolean): string => cookieName('session', secure);

/** The value of a cookie, or null. Every cookie is read here, so that no two places can disagree on who is signed in. */
export function cookieOf({ cookie }: IncomingHttpHeaders, whole: string): string | null {
  return cookie === undefined ? null : parseCookie(cookie)[whole] || null;
}

const cookieSign = 'c.';
const tokenOf = (cookie: string): string => hash('sha256', cookie, 'base64url');

/**
 * What carries a new session: a cookie that scripts never see, and the bearer token. The token is derived from the cookie and not the other way
 * round.
 */
export function newSessionKeys(): { cookie: string; token: string } {
  const cookie = cookieSign + newToken();
  return { cookie, token: tokenOf(cookie) };
}

/** The token of the session that a request's cookie carries, or null. Sessions of earlier versions have the token itself there. */
export function sessionToken(headers: IncomingHttpHeaders, secure: boolean): string | null {
  const cookie = cookieOf(headers, sessionCookie(secure));
  return cookie?.startsWith(cookieSign) ? tokenOf(cookie) : cookie;
}

/** Whether the request carries the cookie of the session with this token, which no script can have derived from the token. */
export function hasCookieOf(token: string, headers: IncomingHttpHeaders, secure: boolean): boolean {
  const cookie = cookieOf(headers, sessionCookie(secure));
  return cookie?.startsWith(cookieSign) === true && tokenOf(cookie) === token;
}

/** Makes the browser forget the session, and its cached pages. */
export function forgetSession(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookie(secure), { path: '/', secure }).header('clear-site-data', '"cache"');
}
