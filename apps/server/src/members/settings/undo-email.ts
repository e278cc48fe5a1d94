import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { duplicateFails } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Restorable } from '../../platform/restorable.ts';
import {
  deleteIdentitiesSince,
  deleteSessionsExcept,
  endMailTokens,
  lockUser,
  redeemMailToken,
  updateUserRow,
  useOldestUndo,
} from '../accounts/index.ts';
import { undoFactorChanges } from '../factors/index.ts';

type UndoToken = NonNullable<Awaited<ReturnType<typeof redeemMailToken>>>;

/**
 * What was in effect when the change was requested. A link from before snapshots has neither password nor bank details: the member sets a
 * new password.
 */
const undoPayload = z.object({
  email: z.string(),
  password_hash: z.string().nullable().default(null),
  kept: z.record(z.string(), z.unknown()).nullable().optional(),
});

/**
 * Undoes a change of the mail address, confirmed or not. Someone else may have made it, so everything is restored to when it was
 * requested: address, password, second factors and bank details; and whatever opens the account since then is revoked: sessions, mailed
 * links, linked identities. Returns the account, and its address that is in effect again.
 */
export async function undoEmail(
  { db, clock, restorable }: Platform,
  text: string,
): Promise<{ userId: number; email: string }> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const token = await redeemMailToken(trx, { text, purpose: 'undo_email', now });
    if (token === undefined) fail('accounts.token_dead');
    found(await lockUser(trx, token.user_id), 'accounts.token_dead');
    return { userId: token.user_id, email: await takeBack(trx, { token, restorable, now }) };
  });
}

/** The same with the oldest valid link in this mailbox; does nothing if there is none. */
export async function restoreAddress(
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
  }).catch(duplicateFails('users__email_key', 'accounts.email_taken'));
  // Later links may be in a stranger's mailbox, and would restore what the stranger had set.
  await endMailTokens(trx, { userId, purposes: ['undo_email', 'not_me'], since, now });
  await endMailTokens(trx, { userId, purposes: ['reset_password', 'confirm_email', 'change_email'], now });
  await deleteIdentitiesSince(trx, userId, since);
  await undoFactorChanges(trx, { userId, since });
  await restorable.disconnect(trx, { userId, since });
  await deleteSessionsExcept(trx, userId, null);
  if (kept !== undefined) await restorable.restore(trx, { userId, snapshot: kept, now });
  return email;
}
