import type { Executor } from '../../../platform/db/database.ts';
import { isDuplicate } from '../../../platform/db/sql-errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { restorePosts, takePostsDown, transferPosts } from '../../../stays/posts/index.ts';
import { notifySaver, type TakenStay } from './notify-saver.ts';
import {
  type BorrowedStay,
  countBorrowed,
  deleteTaken,
  insertTaken,
  lockBorrowed,
  lockStay,
  lockTakenFrom,
  type TakenBy,
} from './queries.ts';

/** Stays handled per call; clients with more call again. */
const aRound = 200;

type Way = 'down' | 'over';
type Telling = Pick<Platform, 'clock' | 'config'>;
type MovingStay = TakenStay & Pick<BorrowedStay, 'is_rewritten'>;

/** Takes down, or takes over, a stay that someone saved from an account proven to be the member's; repeating it changes nothing. */
export function takeStay(platform: Platform, { id, userId, way }: { id: number; userId: number; way: Way }) {
  return refusingTwins(() =>
    inTransaction(platform.db, async (trx) => {
      const stay = found(await lockStay(trx, { id, userId }), 'posts.not_found');
      if (stay.way === way) return;
      // A stay that its saver has archived, or that moderators withhold, is not visible to anyone.
      if (!stay.is_borrowed) fail('posts.not_found');
      await take(trx, platform, { stays: [stay], userId, way });
    }),
  );
}

/** Takes down, or takes over, what others saved from a member's accounts, and returns how many it was and how many are left. */
export function takeAll(platform: Platform, { userId, way }: { userId: number; way: Way }) {
  return refusingTwins(() =>
    inTransaction(platform.db, async (trx) => {
      const locked = await lockBorrowed(trx, { userId, limit: aRound, unlessKnown: way === 'over' });
      const stays = way === 'over' ? withoutTwins(locked) : locked;
      if (stays.length > 0) await take(trx, platform, { stays, userId, way });
      return { taken: stays.length, left: await countBorrowed(trx, userId) };
    }),
  );
}

async function take(
  trx: Executor,
  platform: Platform,
  { stays, userId, way }: { stays: readonly MovingStay[]; userId: number; way: Way },
): Promise<void> {
  const ids = stays.map(({ id }) => id);
  const at = platform.clock.now();
  await insertTaken(trx, stays, { way, by: userId, at });
  if (way === 'down') await takePostsDown(trx, ids);
  else await handOn(trx, { at, stays, to: userId });
  await notifySavers(trx, platform, { stays, kind: `stay_taken_${way}` });
}

/** Each of those who had saved stays, once for each account. */
async function notifySavers(
  trx: Executor,
  platform: Telling,
  { kind, stays }: { stays: readonly TakenStay[]; kind: Parameters<typeof notifySaver>[2]['kind'] },
): Promise<void> {
  const bySaver = Map.groupBy(stays, (stay) => `${stay.user_id} ${stay.handle}`);
  for (const [first, ...more] of bySaver.values())
    if (first !== undefined) await notifySaver(trx, platform, { stays: [first, ...more], kind });
}

/** What was rewritten arrives archived: nobody's name stands under words that they have not read. */
async function handOn(
  trx: Executor,
  { at, stays, to }: { at: Date; stays: readonly Pick<MovingStay, 'id' | 'is_rewritten'>[]; to: number },
): Promise<void> {
  const idsOf = (rewritten: boolean) =>
    stays.filter((stay) => stay.is_rewritten === rewritten).map(({ id }) => id);
  await transferPosts(trx, { at, ids: idsOf(false), to });
  await transferPosts(trx, { at, ids: idsOf(true), to, archived: true });
}

/** Gives a taken stay back to the member who had saved it. A member who proves the account later can undo it as well. */
export function returnStay(platform: Platform, { id, userId }: { id: number; userId: number }) {
  return refusingTwins(() =>
    inTransaction(platform.db, async (trx) => {
      const stay = found(await lockStay(trx, { id, userId }), 'posts.not_found');
      const { saver_id: saver } = stay;
      if (saver === null) return;
      if (stay.left_at !== null) fail('claims.saver_gone');
      await giveBack(trx, platform, [{ ...stay, user_id: saver }]);
    }),
  );
}

/** Gives back everything that a member took from an account that never was theirs, or that they give up. Call in a transaction, before the claim is deleted. */
export const returnAll = (trx: Executor, platform: Telling, from: { handle: string; userId: number }) =>
  giveBackInRounds(trx, platform, from);

/**
 * Gives back what a member took from others, whose account is being deleted: a pretender would otherwise delete it for good. What they have rewritten
 * since are words of their own, which are deleted with them. Call in a transaction, before the member’s stays are deleted.
 */
export const returnForDeletion = (trx: Executor, platform: Telling, userId: number) =>
  giveBackInRounds(trx, platform, { userId, unchangedOnly: true });

async function giveBackInRounds(trx: Executor, platform: Telling, from: TakenBy): Promise<void> {
  for (;;) {
    const stays = await lockTakenFrom(trx, { ...from, limit: aRound });
    if (stays.length === 0) return;
    await giveBack(trx, platform, stays);
  }
}

/** Gives stays back to who had saved them, and notifies each of them once. */
async function giveBack(
  trx: Executor,
  platform: Telling,
  stays: readonly (MovingStay & { way: string | null })[],
): Promise<void> {
  const at = platform.clock.now();
  const ids = stays.map(({ id }) => id);
  await deleteTaken(trx, ids);
  // Of these only what was taken down is withheld by its creator.
  await restorePosts(trx, ids);
  const over = stays.filter(({ way }) => way === 'over');
  for (const [saver, theirs] of Map.groupBy(over, (stay) => stay.user_id))
    await handOn(trx, { at, stays: theirs, to: saver });
  // A place that the creator has written instead would be a text of theirs in our mail.
  const told = stays.map((stay) => ({ ...stay, location: stay.is_rewritten ? '' : stay.location }));
  await notifySavers(trx, platform, { stays: told, kind: 'stay_given_back' });
}

/** The first of each post of the network: several members may have saved the same one, and the owner has it once. */
function withoutTwins(stays: readonly BorrowedStay[]): BorrowedStay[] {
  const seen = new Set<string>();
  return stays.filter((stay) => {
    const names = [stay.source_post_id, stay.content_hash?.toString('hex')].filter((name) => name != null);
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

async function refusingTwins<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isDuplicate(error, 'posts__source_once') || isDuplicate(error, 'posts__content_once'))
      throw new ApiError('claims.stay_known', { cause: error });
    throw error;
  }
}
