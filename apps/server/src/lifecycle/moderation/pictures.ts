import type { IncomingHttpHeaders } from 'node:http';
import { readSession } from '../../members/accounts/index.ts';
import { sessionToken } from '../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { withheldPicture } from './cases/queries.ts';
import { anyMatter, moderationPolicy } from './policy.ts';

/**
 * Whether a picture may be shown: to everyone, to this reader alone, or not. Withheld pictures stay visible to moderators, who judge them, and so
 * do archived ones of an author with a case; archived, hidden or held ones stay visible to their author; those taken down by their creator to the
 * creator.
 */
export function pictureAccess(platform: Platform) {
  const { config, db } = platform;
  return async (folder: string, headers: IncomingHttpHeaders): Promise<'all' | 'reader' | 'nobody'> => {
    const withheld = await withheldPicture(db, folder);
    if (withheld === undefined) return 'all';
    const token = sessionToken(headers, config.http.secureCookies);
    const viewer = token === null ? null : await readSession(platform, token);
    const isJudged = withheld.judged || !['archived', 'left'].includes(withheld.why);
    if (isJudged && moderationPolicy.read(viewer, anyMatter)) return 'reader';
    return viewer?.id === withheld.owner && ['archived', 'hidden', 'creator', 'held'].includes(withheld.why)
      ? 'reader'
      : 'nobody';
  };
}
