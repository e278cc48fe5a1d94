import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inTransaction, isDuplicate } from '../../platform/transaction.ts';
import { deleteSessionsExcept, redeemMailToken, updateUserRow } from '../accounts/index.ts';

/** Takes a change of the mail address back and ends every session, as somebody else may hold one. Answers the address that holds again. */
export async function undoEmail({ db, clock }: Platform, text: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const token = await redeemMailToken(trx, { text, purpose: 'undo_email', now: clock.now() });
    const email = token?.payload['email'];
    if (token === undefined || typeof email !== 'string') fail('accounts.token_dead');
    const user = await updateUserRow(trx, token.user_id, { email, updated_at: clock.now() }).catch(
      (error) => {
        throw isDuplicate(error, 'users__email_key') ? fail('accounts.email_taken') : error;
      },
    );
    await deleteSessionsExcept(trx, user.id, null);
    return user.email;
  });
}
