import type { Executor } from '../../platform/db/database.ts';
import { button, deleteMailsTo, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import type { Restorable } from '../../platform/restorable.ts';
import { deleteFactors } from '../factors/index.ts';
import { endMailTokens } from './mail-tokens/mail-token-queries.ts';
import { deleteIdentitiesOfOthers, lockUser, type UserRow, updateUserRow } from './queries.ts';
import { mailMember } from './send-mail.ts';
import { deleteSessionsExcept } from './sessions/queries.ts';

/**
 * Hands an account with an unconfirmed address to the person who has just proven that the address is theirs. Someone else may have
 * registered it, so password, second factors, sessions, mailed links, waiting mails, linked identities and the data of other domains are
 * all removed. An account with a confirmed address stays as it is. Returns whether it was handed over.
 */
export async function handOver(
  trx: Executor,
  account: { userId: number; restorable: Restorable; now: Date },
): Promise<boolean> {
  const { userId, restorable, now } = account;
  const member = await lockUser(trx, userId);
  if (member === undefined || member.email_verified_at !== null) return false;
  await updateUserRow(trx, userId, {
    password_hash: null,
    email_verified_at: now,
    browsers_known_since: now,
    updated_at: now,
  });
  await deleteSessionsExcept(trx, userId, null);
  await deleteFactors(trx, userId);
  await endMailTokens(trx, {
    userId,
    purposes: ['reset_password', 'undo_email', 'confirm_email', 'change_email', 'not_me'],
    now,
  });
  await deleteIdentitiesOfOthers(trx, { userId, email: member.email });
  await deleteMailsTo(trx, member.email);
  await restorable.restore(trx, { userId, snapshot: null, now });
  await restorable.disconnect(trx, { userId, since: null });
  return true;
}

/** Tells the owner what was removed, what stays for them to look through, and how to set a password unless they just have. */
export async function mailHandOver(
  trx: Executor,
  user: Pick<UserRow, 'email' | 'language' | 'name' | 'username'>,
  { hasPassword, now, origin }: { hasPassword: boolean; now: Date; origin: string },
): Promise<void> {
  await mailMember(trx, { ...user, now }, (t, language) => ({
    subject: t('mails.handedOver.subject'),
    parts: [
      heading(t('mails.handedOver.heading', { name: user.name })),
      paragraph(t('mails.handedOver.text')),
      paragraph(t('mails.handedOver.left')),
      button(t('mails.handedOver.look'), `${origin}/${language}/profile/${user.username}`),
      ...(hasPassword ? [] : [button(t('mails.handedOver.button'), `${origin}/${language}/reset-password`)]),
      smallPrint(t(`mails.handedOver.${hasPassword ? 'small_reset' : 'small'}`)),
    ],
  }));
}
