import { z } from 'zod';
import { inTransaction, isDuplicate } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteIdentitiesSince,
  deleteSessionsExcept,
  endMailTokens,
  lockUser,
  type Restorable,
  redeemMailToken,
  updateUserRow,
} from '../accounts/index.ts';
import { undoFactorChanges } from '../factors/index.ts';

/** What held when the change was asked for. A link from before snapshots has neither password nor bank details: the member sets a new one. */
const undoPayload = z.object({
  email: z.string(),
  password_hash: z.string().nullable().default(null),
  kept: z.record(z.string(), z.unknown()).nullable().optional(),
});

/**
 * Takes a change of the mail address back, confirmed or not. Somebody else may have made it, so everything is as it was when they asked for it:
 * address, password, second factors and bank details; and whatever opens the account since then stops to: sessions, mailed links, ways in by another provider.
 * Answers the address that holds again.
 */
export async function undoEmail(
  { db, clock }: Platform,
  { text, restorable }: { text: string; restorable: Restorable },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const token = await redeemMailToken(trx, { text, purpose: 'undo_email', now });
    if (token === undefined) fail('accounts.token_dead');
    const { email, password_hash, kept } = undoPayload.parse(token.payload);
    const { created_at: since, user_id: userId } = token;
    found(await lockUser(trx, userId), 'accounts.token_dead');
    await updateUserRow(trx, userId, {
      email,
      email_verified_at: now,
      password_hash,
      updated_at: now,
    }).catch((error) => {
      throw isDuplicate(error, 'users__email_key') ? fail('accounts.email_taken') : error;
    });
    await endMailTokens(trx, { userId, purposes: ['undo_email'], since, now });
    await endMailTokens(trx, { userId, purposes: ['reset_password', 'confirm_email', 'change_email'], now });
    await deleteIdentitiesSince(trx, userId, since);
    await undoFactorChanges(trx, { userId, since });
    await deleteSessionsExcept(trx, userId, null);
    if (kept !== undefined) await restorable.restore(trx, { userId, snapshot: kept, now });
    return email;
  });
}
