import type { IncomingHttpHeaders } from 'node:http';
import { readSession } from '../../members/accounts/index.ts';
import { sessionToken } from '../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { withheldPicture } from './cases/queries.ts';
import { anyMatter, moderationPolicy } from './policy.ts';

/**
 * Whether a picture may be shown: to everyone, to this reader alone, or not. What is withheld stays visible to moderators, who judge it,
 * and what its author archived where there is a matter of theirs; what is archived, or only hidden or held, to its author; what its creator
 * has taken down to the creator.
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
