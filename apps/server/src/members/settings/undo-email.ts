import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
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
  useOldestUndo,
} from '../accounts/index.ts';
import { undoFactorChanges } from '../factors/index.ts';

type UndoToken = NonNullable<Awaited<ReturnType<typeof redeemMailToken>>>;

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
    found(await lockUser(trx, token.user_id), 'accounts.token_dead');
    return takeBack(trx, { token, restorable, now });
  });
}

/** The same by a link that lies in this mailbox and still works, the oldest one; nothing where there is none. */
export async function takeAddressBack(
  trx: Executor,
  back: { userId: number; email: string; restorable: Restorable; now: Date },
): Promise<void> {
  const { restorable, now } = back;
  const token = await useOldestUndo(trx, back);
  if (token !== undefined) await takeBack(trx, { token, restorable, now });
}

async function takeBack(
  trx: Executor,
  { token, restorable, now }: { token: UndoToken; restorable: Restorable; now: Date },
): Promise<string> {
  const { email, password_hash, kept } = undoPayload.parse(token.payload);
  const { created_at: since, user_id: userId } = token;
  await updateUserRow(trx, userId, {
    email,
    email_verified_at: now,
    password_hash,
    browsers_known_since: now,
    updated_at: now,
  }).catch((error) => {
    throw isDuplicate(error, 'users__email_key') ? fail('accounts.email_taken') : error;
  });
  // Those of since then may lie in a stranger's mailbox, and would bring back what the stranger had set.
  await endMailTokens(trx, { userId, purposes: ['undo_email', 'not_me'], since, now });
  await endMailTokens(trx, { userId, purposes: ['reset_password', 'confirm_email', 'change_email'], now });
  await deleteIdentitiesSince(trx, userId, since);
  await undoFactorChanges(trx, { userId, since });
  await deleteSessionsExcept(trx, userId, null);
  if (kept !== undefined) await restorable.restore(trx, { userId, snapshot: kept, now });
  return email;
}
