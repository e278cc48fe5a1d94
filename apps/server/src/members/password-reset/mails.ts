import type { Language } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { mailMember } from '../accounts/index.ts';

export async function mailReset(
  trx: Executor,
  mail: { to: string; name: string; token: string; language: Language; origin: string },
): Promise<void> {
  const { to, name, token, language, origin } = mail;
  await mailMember(trx, { email: to, language, isLimited: true }, (t) => ({
    subject: t('mails.reset.subject'),
    parts: [
      heading(t('mails.reset.heading', { name })),
      paragraph(t('mails.reset.text')),
      button(t('mails.reset.button'), `${origin}/${language}/forgot/reset/${token}`),
      smallPrint(t('mails.reset.small')),
    ],
  }));
}
