import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import { userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteFollowsBetween,
  type FollowRecord,
  followOf,
  insertBlock,
  insertFollow,
  isBlocked,
  lockPair,
} from './queries.ts';

interface Around {
  db: Executor;
  clock: Clock;
}

/** Follows a member. Following again answers the record that is there; whoever is blocked cannot be found. */
export async function followMember(
  around: Around,
  pair: { userId: number; followerId: number },
): Promise<FollowRecord> {
  if (pair.userId === pair.followerId) fail('follows.self');
  return inTransaction(around.db, async (trx) => {
    found(await userById(trx, pair.userId), 'profiles.not_found');
    await lockPair(trx, pair.userId, pair.followerId);
    if (await isBlocked(trx, pair.userId, pair.followerId)) fail('profiles.not_found');
    const fresh = await insertFollow(trx, { ...pair, at: around.clock.now() });
    if (fresh === undefined) return found(await followOf(trx, pair), 'follows.not_found');
    await notify(trx, {
      userId: pair.userId,
      kind: 'follow',
      actorId: pair.followerId,
      at: around.clock.now(),
    });
    return fresh;
  });
}

/** Blocks a member; follows in both directions end. */
export async function block(around: Around, pair: { userId: number; blockedId: number }): Promise<void> {
  if (pair.userId === pair.blockedId) fail('follows.self');
  await inTransaction(around.db, async (trx) => {
    found(await userById(trx, pair.blockedId), 'profiles.not_found');
    await lockPair(trx, pair.userId, pair.blockedId);
    await insertBlock(trx, pair);
    await deleteFollowsBetween(trx, pair.userId, pair.blockedId);
  });
}
