import { returnForDeletion } from '../../../imports/claims/index.ts';
import { blockNamesOfDeleted, lockUser } from '../../../members/accounts/index.ts';
import { departureOf, lockDepartures } from '../../../members/departures/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueAll } from '../../../platform/jobs/index.ts';
import { deleteMailsTo } from '../../../platform/mail/index.ts';
import { deletePictures } from '../../../platform/pictures/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { personalData } from '../../personal-data/index.ts';
import { takeoutOf } from '../../takeout/index.ts';
import { mailForgotten } from '../mails.ts';
import { outstandingFor, owedCode } from '../owed.ts';
import { waitsForAppeal, waitsForMoney } from '../service.ts';
import { forgetMember } from './queries.ts';

/** Folders that one job removes. */
const atOnce = 200;

export type ForgetResult = 'forgotten' | 'waits_for_money' | 'waits_for_appeal' | 'stays';

/** Deletes a member permanently, with the files of their pictures, unless they came back meanwhile, are still owed money or await an appeal. */
export async function forget(platform: Platform, userId: number): Promise<ForgetResult> {
  const { db, clock, config } = platform;
  return inTransaction(db, async (trx) => {
    await lockDepartures(trx);
    const member = await lockUser(trx, userId);
    const departure = await departureOf(trx, userId);
    const now = clock.now();
    if (member === undefined || departure === undefined || departure.until > now) return 'stays';
    if (await waitsForAppeal(platform, trx, departure)) return 'waits_for_appeal';
    if (await waitsForMoney(platform, trx, departure)) return 'waits_for_money';
    const owed = departure.gives_up ? [] : await outstandingFor(trx, userId);
    const code = await owedCode.token(platform, userId, trx);
    await returnForDeletion(trx, platform, userId);
    const folders = await foldersOf(trx, userId);
    await enqueueAll(
      trx,
      deletePictures,
      Array.from({ length: Math.ceil(folders.length / atOnce) }, (_, index) => ({
        payload: { keys: folders.slice(index * atOnce, (index + 1) * atOnce) },
      })),
    );
    for (const { forgetTraces } of personalData) await forgetTraces?.(trx, member);
    await blockNamesOfDeleted(trx, { id: userId, username: member.username, now });
    await forgetMember(trx, { id: userId, at: now });
    await deleteMailsTo(trx, member.email);
    await mailForgotten(trx, { member, owed, code, now, origin: config.http.publicUrl });
    return 'forgotten';
  });
}

/** Storage folders with pictures and takeouts of a member. */
async function foldersOf(trx: Executor, userId: number): Promise<string[]> {
  const keys = [];
  for (const { folders } of personalData) keys.push(...((await folders?.(trx, userId)) ?? []));
  const takeout = await takeoutOf(trx, userId);
  return takeout === undefined ? keys : [...keys, takeout.key];
}
