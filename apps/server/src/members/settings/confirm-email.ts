import type { Language } from '@staylore/contract/fields';
import { duplicateFails } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs, hourMs } from '../../platform/durations.ts';
import { fail, failIfTooMany, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  endMailTokens,
  extendUndo,
  lockUser,
  mailConfirmation,
  redeemMailToken,
  type UserRow,
  updateUserRow,
  userById,
} from '../accounts/index.ts';

/**
 * Payouts are paused for this long after a change of the address, so that a member who did not make it can object; they can for `undoMs`.
 */
const pauseMs = 48 * hourMs;
const undoMs = 7 * dayMs;

/**
 * Confirms the address that a mailed link was sent to: that of the account, or a new one that its member asked for and that takes effect
 * now. The link works only in a session of its own account: otherwise someone who registered with another person's address would have it
 * confirmed by that person's click.
 * @throws {ApiError} `accounts.token_dead`, `accounts.other_account`, `accounts.email_taken`
 */
export async function confirmEmail(
  { db, clock }: Platform,
  { viewer, text }: { viewer: Viewer; text: string },
): Promise<UserRow> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const token =
      (await redeemMailToken(trx, { text, purpose: 'confirm_email', now })) ??
      (await redeemMailToken(trx, { text, purpose: 'change_email', now }));
    const email = token?.payload['email'];
    if (token === undefined || typeof email !== 'string') fail('accounts.token_dead');
    if (token.user_id !== viewer.id) fail('accounts.other_account');
    const before = found(await lockUser(trx, viewer.id), 'session.required');
    const confirmed = { email_verified_at: now, updated_at: now };
    if (email === before.email) return updateUserRow(trx, viewer.id, confirmed);
    // Password reset links are in the mailbox that no longer counts.
    await endMailTokens(trx, { userId: viewer.id, purposes: ['reset_password', 'confirm_email'], now });
    const until = new Date(now.getTime() + undoMs);
    await extendUndo(trx, { userId: viewer.id, email: before.email, until, now });
    const payouts_paused_until = new Date(now.getTime() + pauseMs);
    return updateUserRow(trx, viewer.id, { ...confirmed, email, payouts_paused_until }).catch(
      duplicateFails('users__email_key', 'accounts.email_taken'),
    );
  });
}

/** Sends the link again to a member whose address is not confirmed yet. @throws {ApiError} `accounts.too_many_mails` */
export async function sendConfirmationAgain(
  { db, clock, config }: Platform,
  call: { viewer: Viewer; language: Language; countFor(account: string): Promise<number | null> },
): Promise<void> {
  const user = found(await userById(db, call.viewer.id), 'session.required');
  if (user.email_verified_at !== null) return;
  failIfTooMany('accounts.too_many_mails', await call.countFor(String(user.id)));
  const language = user.language ?? call.language;
  await inTransaction(db, (trx) =>
    mailConfirmation(trx, { user, language, now: clock.now(), origin: config.http.publicUrl }),
  );
}
