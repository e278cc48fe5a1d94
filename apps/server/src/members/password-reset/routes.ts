import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failIfTooMany, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Restorable } from '../../platform/restorable.ts';
import {
  deleteIdentitiesSince,
  deleteSessionsExcept,
  endMailTokens,
  handOver,
  hashPassword,
  isMailTokenLive,
  issueMailToken,
  lockUser,
  mailHandOver,
  oldestUndoAt,
  redeemMailToken,
  refuseBreachedPassword,
  refuseWeakPassword,
  updateUserRow,
  userByEmail,
} from '../accounts/index.ts';
import { undoFactorChanges } from '../factors/index.ts';
import { mailReset } from './mails.ts';
import { undoSignIn } from './not-me.ts';

export function passwordResetRoutes(api: Api, platform: Platform): void {
  const { db, clock, config, restorable } = platform;
  api.serve('POST /api/forgot/password', async ({ body, language, countFor }) => {
    failIfTooMany('accounts.too_many_mails', await countFor(body.email.toLowerCase()));
    const user = await userByEmail(db, body.email);
    if (user !== undefined) {
      await inTransaction(db, async (trx) => {
        // The address may be leaving the account right now, and its links with it.
        if ((await lockUser(trx, user.id))?.email !== user.email) return;
        const token = await issueMailToken(trx, {
          userId: user.id,
          purpose: 'reset_password',
          now: clock.now(),
        });
        await mailReset(trx, {
          to: user.email,
          name: user.name,
          token,
          language: user.language ?? language,
          origin: config.http.publicUrl,
        });
      });
    }
    // The same answer for an unknown address: it must not reveal who has an account.
    return { message: textsIn(language)('passwordReset.mailed') };
  });

  api.serve('GET /api/forgot/reset/:token', async ({ params }) => ({
    valid: await isMailTokenLive(db, { text: params.token, purpose: 'reset_password', now: clock.now() }),
  }));

  api.serve('POST /api/forgot/reset', async ({ body, language }) => {
    await refuseBreachedPassword(platform, body.password);
    const password_hash = await hashPassword(body.password);
    await inTransaction(db, async (trx) => {
      const token = await redeemMailToken(trx, {
        text: body.token,
        purpose: 'reset_password',
        now: clock.now(),
      });
      if (token === undefined) fail('accounts.token_dead');
      // A refused password leaves the link valid.
      const owner = found(await lockUser(trx, token.user_id), 'accounts.token_dead');
      await refuseWeakPassword(body.password, owner);
      await closeEveryWay(trx, {
        userId: token.user_id,
        requestedAt: token.created_at,
        restorable,
        now: clock.now(),
        origin: config.http.publicUrl,
      });
      await updateUserRow(trx, token.user_id, {
        password_hash,
        browsers_known_since: clock.now(),
        updated_at: clock.now(),
      });
    });
    return { message: textsIn(language)('passwordReset.done') };
  });

  api.serve('POST /api/users/not-me', async ({ body, viewer }) => {
    const userId = await undoSignIn(platform, body.token);
    return { signed_out: viewer?.id === userId };
  });
}

/**
 * Revokes everything that opens the account: sessions, mailed links, and identities that were linked since the reset was requested. If the
 * address was another one in the last days and is this one again, someone may have had the account in between: then identities since it
 * first changed are removed too, as are changes of the second factors and the links that would give the account to the other address. Links
 * of an earlier address stay: the reset may come from the person who took the account from there. Otherwise second factors stay: a mailbox
 * alone must not open the account.
 */
async function closeEveryWay(
  trx: Executor,
  reset: { userId: number; requestedAt: Date; restorable: Restorable; now: Date; origin: string },
): Promise<void> {
  const { userId, requestedAt, restorable, now, origin } = reset;
  // The mail with the link came to the address of the account, so the address is theirs.
  const handedOver = await handOver(trx, { userId, restorable, now });
  const owner = found(await lockUser(trx, userId), 'accounts.token_dead');
  if (handedOver) await mailHandOver(trx, owner, { hasPassword: true, now, origin });
  const { email } = owner;
  const movedAway = await oldestUndoAt(trx, { userId, email, now });
  if (movedAway !== null)
    await endMailTokens(trx, { userId, purposes: ['undo_email', 'not_me'], since: movedAway, now });
  await endMailTokens(trx, { userId, purposes: ['reset_password', 'confirm_email', 'change_email'], now });
  if (movedAway !== null) await undoFactorChanges(trx, { userId, since: movedAway });
  if (movedAway !== null) await restorable.disconnect(trx, { userId, since: movedAway });
  await deleteIdentitiesSince(
    trx,
    userId,
    movedAway !== null && movedAway < requestedAt ? movedAway : requestedAt,
  );
  await deleteSessionsExcept(trx, userId, null);
}
