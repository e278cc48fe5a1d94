import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { hotelKey, keyVersion, townOf, twinOf, updateHotel } from '../hotels/index.ts';
import { type MoveOthers, mergeIfThere } from './merge.ts';
import { outdatedKeys } from './queries.ts';

const payload = z.object({});

/** Gives records whose key was made by older rules a current one, and merges those that it shows to be one hotel. */
const rekeyHotels = defineJob('hotels.rekey', payload, { urgency: 'background' });

const atOnce = 200;

/** Renews older keys; does nothing if there are none. */
export function rekeyAtStart({ db }: Pick<Platform, 'db'>): Promise<void> {
  return enqueue(db, rekeyHotels, {}, { key: 'all' });
}

/** Gives hotels of an older version their current keys. */
export function rekeyHandler({ db }: Platform, moveOthers: MoveOthers): JobHandler {
  return handleJob(rekeyHotels, async (_nothing, { log, signal }) => {
    let [seen, merged] = [0, 0];
    for (;;) {
      const rows = await outdatedKeys(db, keyVersion, atOnce);
      for (const row of rows) {
        signal.throwIfAborted();
        if (await renew(db, row, moveOthers)) merged += 1;
      }
      seen += rows.length;
      if (rows.length < atOnce) break;
    }
    if (seen > 0) log.info({ hotels: seen, merged }, 'Keys of hotels were made anew');
  });
}

/** The current key is stored first, so that a record met later finds this one; of two, the one with more stays is kept. */
async function renew(
  db: Executor,
  row: Awaited<ReturnType<typeof outdatedKeys>>[number],
  moveOthers: MoveOthers,
): Promise<boolean> {
  const twin = await inTransaction(db, async (trx) => {
    await updateHotel(trx, row.id, { name_key: hotelKey(row.name, townOf(row)), key_version: keyVersion });
    return twinOf(trx, row);
  });
  if (twin === undefined) return false;
  const isOlder =
    twin.posts_count === row.posts_count ? twin.id < row.id : twin.posts_count > row.posts_count;
  const [kept, gone] = isOlder ? [twin, row] : [row, twin];
  await mergeIfThere(db, { gone: gone.slug, kept: kept.slug }, moveOthers);
  return true;
}
