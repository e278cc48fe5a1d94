import type { Api } from '../platform/api-client.ts';
import { readCookie } from '../platform/cookies.ts';
import type { Member } from '../platform/page-context.ts';

/** Cookie of the session; without it a visitor is anonymous and nobody needs to be asked. */
const sessionCookie = 'staylore_session';

/** The member whose session the request carries, null for anonymous visitors. */
export async function memberFor(api: Api, cookie: string | null): Promise<Member | null> {
  if (readCookie(cookie, sessionCookie) === null) return null;
  return (await api.call('GET /api/me')).user;
}

/** Whether a request reads a page as a visitor, so that it looks the same for every other visitor. */
export function isVisitor({ method, cookie }: { method: string; cookie: string | null }): boolean {
  return method === 'GET' && readCookie(cookie, sessionCookie) === null;
}
