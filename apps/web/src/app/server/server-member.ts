import { redirect } from 'react-router';
import type { Api } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import type { Language } from '../../platform/texts/language.ts';

/** Pages that a member who is leaving or suspended may read, besides their own. */
const openForAll = /^\/[a-z]{2}\/(?:decision|legal|support)\//;

/**
 * The member whose session the request has, null for anonymous visitors. Members who are leaving are redirected to where they can keep
 * their account, suspended ones to where they can appeal, export their data and delete the account.
 * @throws {Response} that redirects.
 */
export async function memberFor(
  api: Api,
  { url, hasSession, language }: { url: string; hasSession: boolean; language: Language },
): Promise<Member | null> {
  if (!hasSession) return null;
  const { user, leaving, suspended } = await api.call('GET /api/me');
  const paths = pathsIn(language);
  const own = leaving !== undefined ? paths.keepAccount : suspended !== undefined ? paths.suspended : null;
  const { pathname } = new URL(url);
  if (own !== null && pathname !== own && !openForAll.test(pathname)) throw redirect(own);
  return user;
}
