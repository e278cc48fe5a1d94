import type { IncomingHttpHeaders } from 'node:http';
import { readSession } from '../../members/accounts/index.ts';
import { sessionToken } from '../../platform/guard/session-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { withheldPicture } from './cases/queries.ts';
import { anyMatter, moderationPolicy } from './policy.ts';

/**
 * Whether a picture may be shown: to everybody, to this reader alone, or not. What is withheld is left for moderators, who judge it, and
 * what is only hidden or held for its author; what its creator has taken down for the creator.
 */
export function pictureAccess({ clock, config, db }: Platform) {
  return async (folder: string, headers: IncomingHttpHeaders): Promise<'all' | 'reader' | 'nobody'> => {
    const withheld = await withheldPicture(db, folder);
    if (withheld === undefined) return 'all';
    const token = sessionToken(headers, config.http.secureCookies);
    const viewer = token === null ? null : await readSession(db, clock, token);
    if (moderationPolicy.read(viewer, anyMatter)) return 'reader';
    return viewer?.id === withheld.owner && ['hidden', 'creator', 'held'].includes(withheld.why)
      ? 'reader'
      : 'nobody';
  };
}
