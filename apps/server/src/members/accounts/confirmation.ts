import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { endMailTokens } from './mail-tokens/mail-token-queries.ts';
import { issueMailToken } from './mail-tokens/mail-tokens.ts';
import type { UserRow } from './queries.ts';
import { mailMember } from './send-mail.ts';

/** Mails the link by which a member confirms their mail address. An earlier link becomes invalid. */
export async function mailConfirmation(
  trx: Executor,
  confirmation: { user: UserRow; language: Language; now: Date; origin: string },
): Promise<void> {
  const { user, language, now, origin } = confirmation;
  await endMailTokens(trx, { userId: user.id, purposes: ['confirm_email'], now });
  const token = await issueMailToken(trx, {
    userId: user.id,
    purpose: 'confirm_email',
    payload: { email: user.email },
    now,
  });
  await mailMember(trx, { email: user.email, language, isLimited: true }, (t) => ({
    subject: t('mails.confirm.subject'),
    parts: [
      // Not the name: the person who registered chose it, and the mail may reach someone else.
      heading(t('mails.confirm.heading')),
      paragraph(t('mails.confirm.text', { username: user.username })),
      button(t('mails.confirm.button'), `${origin}/${language}/settings/confirm-email/${token}`),
      smallPrint(t('mails.confirm.small')),
    ],
    footer: t('mails.footer_given'),
  }));
}
