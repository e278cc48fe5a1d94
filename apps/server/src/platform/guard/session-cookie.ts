import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** Over https a cookie has the prefix by which browsers take it from this host alone and over https only (RFC 6265bis, section 4.1.3). */
export const cookieName = (name: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}staylore_${name}`;

/** The cookie that carries the session for pages rendered on the server. */
export const sessionCookie = (secure: boolean): string => cookieName('session', secure);

/** The token in a request's session cookie, or null. Nothing else reads it, so that no two places can differ in who is signed in. */
export function sessionToken({ cookie }: IncomingHttpHeaders, secure: boolean): string | null {
  return cookie === undefined ? null : parseCookie(cookie)[sessionCookie(secure)] || null;
}
