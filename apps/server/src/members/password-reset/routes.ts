import { checkResetToken, forgotPassword, resetPassword } from '@staylore/contract/members/password-reset';
import { textsIn } from '@staylore/phrases/texts-in';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteSessionsExcept,
  endMailTokens,
  hashPassword,
  isCommonPassword,
  isMailTokenLive,
  issueMailToken,
  redeemMailToken,
  updateUserRow,
  userByEmail,
} from '../accounts/index.ts';
import { mailReset } from './mails.ts';

/** Setting a new password by a mailed link. */
export function passwordResetRoutes(api: Api, { db, clock, config }: Platform): void {
  api.serve(forgotPassword, async ({ body, language, countFor }) => {
    const retryAfterSeconds = await countFor(body.email.toLowerCase());
    if (retryAfterSeconds !== null) throw new ApiError('accounts.too_many_mails', { retryAfterSeconds });
    const user = await userByEmail(db, body.email);
    if (user !== undefined) {
      await inTransaction(db, async (trx) => {
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
    // The same words for an unknown address: they must not tell who has an account.
    return { message: textsIn(language)('passwordReset.mailed') };
  });

  api.serve(checkResetToken, async ({ params }) => ({
    valid: await isMailTokenLive(db, { text: params.token, purpose: 'reset_password', now: clock.now() }),
  }));

  api.serve(resetPassword, async ({ body, language }) => {
    if (await isCommonPassword(body.password))
      throw new ApiError('request.invalid', { fields: { password: 'common_password' } });
    const password_hash = await hashPassword(body.password);
    await inTransaction(db, async (trx) => {
      const token = await redeemMailToken(trx, {
        text: body.token,
        purpose: 'reset_password',
        now: clock.now(),
      });
      if (token === undefined) fail('accounts.token_dead');
      await updateUserRow(trx, token.user_id, { password_hash, updated_at: clock.now() });
      await endMailTokens(trx, { userId: token.user_id, purpose: 'reset_password', now: clock.now() });
      await deleteSessionsExcept(trx, token.user_id, null);
    });
    return { message: textsIn(language)('passwordReset.done') };
  });
}
