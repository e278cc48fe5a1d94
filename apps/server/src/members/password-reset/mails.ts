import type { Language } from '@staylore/contract/fields';
import { fill, phrases } from '@staylore/phrases/phrases';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { mailMember } from '../accounts/index.ts';

/** The mail with the link to set a new password. */
export async function mailReset(
  trx: Executor,
  mail: { to: string; name: string; token: string; language: Language; origin: string },
): Promise<void> {
  const { to, name, token, language, origin } = mail;
  const texts = phrases[language].mails.reset;
  await mailMember(trx, {
    to,
    language,
    subject: texts.subject,
    parts: [
      heading(fill(texts.heading, { name })),
      paragraph(texts.text),
      button(texts.button, `${origin}/${language}/forgot/reset/${token}`),
      smallPrint(texts.small),
    ],
  });
}
