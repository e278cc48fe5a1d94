import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs } from '../../platform/durations.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { deletePictures } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { packTakeout } from './jobs.ts';
import { beginTakeout, lockTakeout, type TakeoutRow, takeoutOf } from './queries.ts';

/** How long a takeout can be downloaded. */
export const keptMs = 7 * dayMs;

/** The archive in its folder. */
export const fileOf = ({ key }: Pick<TakeoutRow, 'key'>): string => `${key}/staylore.zip`;

/** Starts packing a member's data. Meanwhile, another request returns the same takeout; an older one is replaced. */
export async function requestTakeout({ db, clock }: Platform, userId: number): Promise<TakeoutRow> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const before = await lockTakeout(trx, userId);
    const key = `takeouts/${randomBytes(32).toString('hex')}`;
    const stuckBefore = new Date(now.getTime() - dayMs);
    const begun = await beginTakeout(trx, { userId, key, at: now, stuckBefore });
    if (begun === undefined)
      return (await takeoutOf(trx, userId)) ?? Promise.reject(new Error('It was there'));
    if (before !== undefined) await enqueue(trx, deletePictures, { keys: [before.key] });
    await enqueue(trx, packTakeout, { userId, key }, { queue: 'takeouts' });
    return begun;
  });
}
