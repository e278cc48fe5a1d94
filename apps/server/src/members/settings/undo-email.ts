import type { Executor } from '../../platform/db/database.ts';
import { inTransaction, isDuplicate } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteIdentitiesSince,
  deleteSessionsExcept,
  endMailTokens,
  passwordMark,
  redeemMailToken,
  updateUserRow,
  userById,
} from '../accounts/index.ts';

/**
 * Takes a change of the mail address back. Somebody else may have made it, so whatever opens the account since then stops to: sessions, links
 * to a new password or to take this back in turn, ways in by another provider, and a password that was set meanwhile. Answers the address that
 * holds again.
 */
export async function undoEmail({ db, clock }: Platform, text: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const token = await redeemMailToken(trx, { text, purpose: 'undo_email', now });
    const email = token?.payload['email'];
    if (token === undefined || typeof email !== 'string') fail('accounts.token_dead');
    const { created_at: since, user_id: userId } = token;
    const member = found(await userById(trx, userId), 'accounts.token_dead');
    const isChanged = (token.payload['password'] ?? '') !== passwordMark(member.password_hash);
    await updateUserRow(trx, userId, {
      email,
      ...(isChanged ? { password_hash: null } : {}),
      updated_at: now,
    }).catch((error) => {
      throw isDuplicate(error, 'users__email_key') ? fail('accounts.email_taken') : error;
    });
    await closeWays(trx, { userId, since, now });
    return email;
  });
}

async function closeWays(
  trx: Executor,
  { userId, since, now }: { userId: number; since: Date; now: Date },
): Promise<void> {
  await endMailTokens(trx, { userId, purpose: 'undo_email', since, now });
  await endMailTokens(trx, { userId, purpose: 'reset_password', now });
  await deleteIdentitiesSince(trx, userId, since);
  await deleteSessionsExcept(trx, userId, null);
}
