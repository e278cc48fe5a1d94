import type { HoldRule } from '@staylore/contract/stays/holds';
import { trustLevelOf } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { hotelsOfSameWords, showsRemovedPicture, writtenSince } from './queries.ts';
import { isTelling, rulesThatHold, type Signs } from './rules.ts';

const hourMs = 60 * 60 * 1000;
/** So long the same words about another hotel count. */
const wordsMs = 30 * 24 * hourMs;

/** A post as it has just been saved. */
export interface Screened {
  postId: number;
  userId: number;
  source: Signs['source'];
  caption: string;
  /** Told anew: it does not count as one more. */
  changed: boolean;
}

/** The rules by which a post that was just saved has to wait for moderators; none for what ordinary members do. */
export async function screen(trx: Executor, post: Screened, now: Date): Promise<HoldRule[]> {
  const { caption, postId, source, userId } = post;
  const written = source === 'written';
  const signs = { source, caption, writtenInHour: 0, hotelsOfSameWords: 0 };
  // Most posts of an import break no rule for anybody, which takes no question.
  if (!written && rulesThatHold(signs, 'new').length === 0) return [];
  if (written && !post.changed)
    signs.writtenInHour = await writtenSince(trx, userId, new Date(now.getTime() - hourMs));
  if (written && isTelling(caption)) {
    const since = new Date(now.getTime() - wordsMs);
    signs.hotelsOfSameWords = await hotelsOfSameWords(trx, { postId, caption, since });
  }
  const pictures = written && (await showsRemovedPicture(trx, postId)) ? (['removed_picture'] as const) : [];
  if (pictures.length === 0 && rulesThatHold(signs, 'new').length === 0) return [];
  return [...rulesThatHold(signs, await trustLevelOf(trx, userId, now)), ...pictures];
}
