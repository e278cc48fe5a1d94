import { redirect } from 'react-router';
import type { Api } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import { readCookie } from '../../platform/session/cookies.ts';
import type { Language } from '../../platform/texts/language.ts';

/** Cookie of the session; without it a visitor is anonymous and nobody needs to be asked. */
const sessionCookie = 'staylore_session';

/** Pages that a member who is leaving may read before they decide. */
const openWhileLeaving = /^\/[a-z]{2}\/(?:keep-account|legal\/|support\/)/;

/**
 * The member whose session the request carries, null for anonymous visitors. Who is leaving is led to where they can keep their account.
 * @throws {Response} that redirect.
 */
export async function memberFor(
  api: Api,
  { url, cookie, language }: { url: string; cookie: string | null; language: Language },
): Promise<Member | null> {
  if (readCookie(cookie, sessionCookie) === null) return null;
  const { user, leaving } = await api.call('GET /api/me');
  if (leaving !== undefined && !openWhileLeaving.test(new URL(url).pathname))
    throw redirect(pathsIn(language).keepAccount);
  return user;
}

/** Whether a request may come from a member, or changes something; said of too many rather than of too few. */
export function mayBeMember({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const cookie = headers.get('cookie') ?? '';
  return method !== 'GET' || headers.has('authorization') || cookie.includes(sessionCookie);
}
