import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs } from '../../platform/durations.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { standingOf, type TrustLevel, trustLevelOf, userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { insertMute } from './mutes.ts';
import {
  blockBetween,
  deleteFollowsBetween,
  type FollowRecord,
  followOf,
  followsBefore,
  insertBlock,
  insertFollow,
  lockFollow,
  lockPair,
} from './queries.ts';

/** How many members a limited member may follow in a day. */
const limitedFollows = 5;
/** How many others may follow in a day; it grows with trust. */
const followsADay: Record<TrustLevel, number> = { new: 50, known: 200, trusted: 500 };

interface Dependencies {
  db: Executor;
  clock: Clock;
}

/** Follows a member. Following again returns the existing record; a member who has blocked the follower cannot be found. */
export async function followMember(
  dependencies: Dependencies,
  pair: { userId: number; followerId: number },
): Promise<FollowRecord> {
  if (pair.userId === pair.followerId) fail('follows.self');
  const { db, clock } = dependencies;
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    await lockFollow(trx, pair);
    const before = await followsBefore(trx, { ...pair, since: new Date(now.getTime() - dayMs) });
    const { followed } = found(before, 'profiles.not_found');
    await refuseBeyondLimit(trx, { followerId: pair.followerId, followed, now });
    const news = { userId: pair.userId, kind: 'follow', actorId: pair.followerId, at: now } as const;
    const fresh = await notify(trx, news, insertFollow(trx, { ...pair, at: now }));
    return fresh ?? found(await followOf(trx, pair), 'follows.not_found');
  });
}

async function refuseBeyondLimit(
  trx: Executor,
  { followerId, followed, now }: { followerId: number; followed: number; now: Date },
): Promise<void> {
  if (followed < limitedFollows) return;
  if ((await standingOf(trx, followerId)).limited) fail('accounts.limited');
  if (followed < followsADay.new) return;
  if (followed >= followsADay[await trustLevelOf(trx, followerId, now)]) fail('follows.too_many');
}

/** Blocks a member; follows in both directions end. */
export async function block(
  dependencies: Dependencies,
  pair: { userId: number; blockedId: number },
): Promise<void> {
  if (pair.userId === pair.blockedId) fail('follows.self');
  await inTransaction(dependencies.db, async (trx) => {
    found(await userById(trx, pair.blockedId), 'profiles.not_found');
    await lockPair(trx, pair.userId, pair.blockedId);
    await insertBlock(trx, pair);
    await deleteFollowsBetween(trx, pair.userId, pair.blockedId);
  });
}

/** Mutes a member, who is not told; follows stay. A member who has blocked the viewer cannot be found. */
export async function mute(db: Executor, pair: { userId: number; mutedId: number }): Promise<void> {
  if (pair.userId === pair.mutedId) fail('follows.self');
  await inTransaction(db, async (trx) => {
    found(await userById(trx, pair.mutedId), 'profiles.not_found');
    const block = await blockBetween(trx, { viewerId: pair.userId, otherId: pair.mutedId });
    if (block === 'theirs') fail('profiles.not_found');
    await insertMute(trx, pair);
  });
}

/**
 * Call before answering with a list of a member: one who has blocked the viewer cannot be found, as if nobody had that name or id.
 * @throws {ApiError} `profiles.not_found`
 */
export async function requireFindable(
  db: Executor,
  members: { viewer: Viewer | null; otherId: number },
): Promise<void> {
  const { otherId, viewer } = members;
  if (viewer !== null && (await blockBetween(db, { viewerId: viewer.id, otherId })) === 'theirs')
    fail('profiles.not_found');
}
