import type { HoldRule } from '@staylore/contract/stays/holds';
import { trustLevelOf } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { hourMs } from '../../platform/durations.ts';
import { withoutLeetspeak } from './leetspeak.ts';
import { areSimilar, marksOf } from './marks.ts';
import {
  comparableLetters,
  deleteMarksBefore,
  hotelsOfSameWords,
  postsOfSharedMarks,
  showsRemovedPicture,
  storeMarks,
  writtenSince,
} from './queries.ts';
import { isTelling, rulesThatHold, type Signs } from './rules.ts';

/** How long the same text about another hotel counts. */
const wordsMs = 30 * 24 * hourMs;

/** A post that was just saved. */
export interface Screened {
  postId: number;
  userId: number;
  source: Signs['source'];
  caption: string;
  beside: string;
  link: string | null;
  /** An edit: it does not count as another stay. */
  changed: boolean;
}

/** The rules that hold a post that was just saved for moderators; none for what ordinary members do. */
export async function screen(trx: Executor, post: Screened, now: Date): Promise<HoldRule[]> {
  const { beside, caption, link, postId, source, userId } = post;
  const written = source === 'written';
  const signs = { source, caption, beside, link, writtenInHour: 0, hotelsOfSameWords: 0 };
  if (written && !post.changed)
    signs.writtenInHour = await writtenSince(trx, userId, new Date(now.getTime() - hourMs));
  // What a scan found is published at the photo network; exports and links bring whatever a member sends.
  const isSentIn = source !== 'instagram';
  if (isSentIn) signs.hotelsOfSameWords = await hotelsOfTelling(trx, post, now);
  // Most posts of a scan break no rule at any trust level, so no query is needed.
  const pictures = isSentIn && (await showsRemovedPicture(trx, postId)) ? (['removed_picture'] as const) : [];
  if (pictures.length === 0 && rulesThatHold(signs, 'new').length === 0) return [];
  return [...rulesThatHold(signs, await trustLevelOf(trx, userId, now)), ...pictures];
}

/** Whether a member who makes a link to this address is too new to hide where it leads; a stay with it would be held for moderators. */
export async function hidesDestinationTooEarly(
  db: Executor,
  { userId, link }: { userId: number; link: string },
  now: Date,
): Promise<boolean> {
  const nothing = { caption: '', beside: '', writtenInHour: 0, hotelsOfSameWords: 0 };
  const signs = { ...nothing, source: 'written', link } as const;
  return rulesThatHold(signs, await trustLevelOf(db, userId, now)).length > 0;
}

/** Number of other hotels with the same text lately, word for word or with a few different words. */
async function hotelsOfTelling(
  trx: Executor,
  { caption, changed, postId }: Screened,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - wordsMs);
  const compared = withoutLeetspeak(caption);
  const telling = isTelling(compared);
  if (!telling && !changed) return 0;
  const marks = telling ? marksOf(await comparableLetters(trx, compared)) : [];
  await storeMarks(trx, { postId, marks, at: now });
  if (!telling) return 0;
  const likely = await postsOfSharedMarks(trx, { postId, marks, since });
  const alike = likely.filter((other) => areSimilar(marks, other.marks));
  const sameWords = await hotelsOfSameWords(trx, { postId, caption, since });
  return Math.max(sameWords, new Set(alike.map(({ hotel }) => hotel)).size);
}

/** Deletes marks and fingerprints that no longer count. */
export const deleteOldMarks = (db: Executor, now: Date): Promise<void> =>
  deleteMarksBefore(db, new Date(now.getTime() - wordsMs));
