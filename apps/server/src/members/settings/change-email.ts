import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { TextAnswer } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { endMailTokens, issueMailToken, type UserRow, userByEmail } from '../accounts/index.ts';
import { mailEmailChange } from './mails.ts';

/**
 * Records that a member wants another mail address, which takes effect once it is confirmed. Both addresses are notified. A confirmed old
 * one gets the link that undoes whatever is changed from now on; one that nobody ever confirmed may be a stranger's and gets none.
 * @throws {TextAnswer} the listed text when the address is taken.
 */
export async function requestEmailChange(
  trx: Executor,
  change: { platform: Platform; user: UserRow; email: string; language: Language },
): Promise<void> {
  const { platform, user, email } = change;
  if ((await userByEmail(trx, email)) !== undefined) throw new TextAnswer(409, 'This email is taken!');
  const now = platform.clock.now();
  const userId = user.id;
  // Only the newest request counts.
  await endMailTokens(trx, { userId, purposes: ['change_email'], now });
  const undo =
    user.email_verified_at === null
      ? null
      : await issueMailToken(trx, {
          userId,
          purpose: 'undo_email',
          payload: {
            email: user.email,
            password_hash: user.password_hash,
            kept: await platform.restorable.snapshot(trx, { userId, now }),
          },
          now,
        });
  const confirm = await issueMailToken(trx, { userId, purpose: 'change_email', payload: { email }, now });
  await mailEmailChange(trx, {
    from: user.email,
    to: email,
    confirm,
    undo,
    language: user.language ?? change.language,
    origin: platform.config.http.publicUrl,
  });
}
