import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteIdentitiesSince,
  deleteSessionsExcept,
  endMailTokens,
  issueMailToken,
  lockUser,
  redeemMailToken,
  updateUserRow,
  userToSignIn,
} from '../accounts/index.ts';
import { undoFactorsAddedSince } from '../factors/index.ts';
import { restoreAddress } from '../settings/index.ts';
import { mailReset } from './mails.ts';

/** Where the mail about the sign-in went, and the data of another domain at that time. */
const notMePayload = z.object({
  email: z.string(),
  kept: z.record(z.string(), z.unknown()).nullable(),
});

/**
 * Undoes a sign-in that was someone else's: everything that opens the account is revoked, what was added since is removed, and only a new
 * password opens it, whose link goes to the address of the account. An address that was changed since is restored only if the mailbox of
 * this link also holds the link that undoes that, and bank details only if the address of this link is that of the account again. So the
 * link gives nobody more than their mailbox does already. Returns the member of the account.
 * @throws {ApiError} `accounts.token_dead`
 */
export async function undoSignIn({ db, clock, config, restorable }: Platform, text: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const token = await redeemMailToken(trx, { text, purpose: 'not_me', now });
    if (token === undefined) fail('accounts.token_dead');
    const { user_id: userId, created_at: since } = token;
    const { email, kept } = notMePayload.parse(token.payload);
    const member = found(await lockUser(trx, userId), 'accounts.token_dead');
    if (member.email !== email) await restoreAddress(trx, { userId, email, restorable, now });
    await closeAccount(trx, { userId, since, now });
    await restorable.disconnect(trx, { userId, since });
    const user = found(await userToSignIn(trx, userId), 'accounts.token_dead');
    // Only the mailbox of the account decides where its money goes.
    if (user.email === email) await restorable.restore(trx, { userId, snapshot: kept, now });
    const reset = await issueMailToken(trx, { userId, purpose: 'reset_password', now });
    await mailReset(trx, {
      to: user.email,
      name: user.name,
      token: reset,
      language: user.language ?? 'en',
      origin: config.http.publicUrl,
    });
    return userId;
  });
}

/** Revokes every access that a stranger may hold, and removes what was added since a time. */
async function closeAccount(
  trx: Executor,
  { userId, since, now }: { userId: number; since: Date; now: Date },
): Promise<void> {
  await updateUserRow(trx, userId, { password_hash: null, browsers_known_since: now, updated_at: now });
  await endMailTokens(trx, { userId, purposes: ['reset_password', 'confirm_email', 'change_email'], now });
  await endMailTokens(trx, { userId, purposes: ['not_me'], since, now });
  await deleteIdentitiesSince(trx, userId, since);
  await undoFactorsAddedSince(trx, { userId, since });
  await deleteSessionsExcept(trx, userId, null);
}
