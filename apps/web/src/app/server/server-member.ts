import { redirect } from 'react-router';
import type { Api } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import type { Language } from '../../platform/texts/language.ts';

/** Pages that a member who is leaving may read before they decide. */
const openWhileLeaving = /^\/[a-z]{2}\/(?:keep-account|legal\/|support\/)/;

/**
 * The member whose session the request has, null for anonymous visitors. Members who are leaving are redirected to where they can keep
 * their account.
 * @throws {Response} that redirects.
 */
export async function memberFor(
  api: Api,
  { url, hasSession, language }: { url: string; hasSession: boolean; language: Language },
): Promise<Member | null> {
  if (!hasSession) return null;
  const { user, leaving } = await api.call('GET /api/me');
  if (leaving !== undefined && !openWhileLeaving.test(new URL(url).pathname))
    throw redirect(pathsIn(language).keepAccount);
  return user;
}
