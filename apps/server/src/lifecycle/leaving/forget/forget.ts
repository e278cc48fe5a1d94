import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueAll } from '../../../platform/jobs/index.ts';
import { forgetMailsTo } from '../../../platform/mail/index.ts';
import { deletePictures } from '../../../platform/pictures/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mailForgotten } from '../mails.ts';
import { departureOf, lockDepartures, lockMember } from '../queries.ts';
import { waitsForMoney } from '../service.ts';
import { foldersOf, forgetMember, forgetTraces } from './queries.ts';

/** Folders that one job removes. */
const atOnce = 200;

export type Farewell = 'forgotten' | 'waits_for_money' | 'stays';

/** Forgets one member for good, with the files of their pictures, unless they came back meanwhile or money is still coming to them. */
export async function forget({ db, clock }: Platform, userId: number): Promise<Farewell> {
  return inTransaction(db, async (trx) => {
    await lockDepartures(trx);
    const member = await lockMember(trx, userId);
    const departure = await departureOf(trx, userId);
    const now = clock.now();
    if (member === undefined || departure === undefined || departure.until > now) return 'stays';
    if (await waitsForMoney(trx, departure)) return 'waits_for_money';
    const folders = await foldersOf(trx, member);
    await enqueueAll(
      trx,
      deletePictures,
      Array.from({ length: Math.ceil(folders.length / atOnce) }, (_, index) => ({
        payload: { keys: folders.slice(index * atOnce, (index + 1) * atOnce) },
      })),
    );
    await forgetTraces(trx, member);
    await forgetMember(trx, { id: userId, at: now });
    await forgetMailsTo(trx, member.email);
    await mailForgotten(trx, member);
    return 'forgotten';
  });
}
