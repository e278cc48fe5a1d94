import type { Language } from '@staylore/contract/fields';
import { fill, phrases } from '@staylore/phrases/phrases';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { mailMember } from '../accounts/index.ts';

interface EmailChange {
  from: string;
  to: string;
  token: string;
  language: Language;
  origin: string;
}

/** Tells both addresses of a change; the old one gets the link that takes it back. */
export async function mailEmailChange(trx: Executor, change: EmailChange): Promise<void> {
  const { from, to, token, language, origin } = change;
  const { emailChangedNew, emailChangedOld } = phrases[language].mails;
  await mailMember(trx, {
    to,
    language,
    subject: emailChangedNew.subject,
    parts: [heading(emailChangedNew.heading), paragraph(fill(emailChangedNew.text, { to }))],
  });
  await mailMember(trx, {
    to: from,
    language,
    subject: emailChangedOld.subject,
    parts: [
      heading(emailChangedOld.heading),
      paragraph(fill(emailChangedOld.text, { to })),
      button(emailChangedOld.button, `${origin}/${language}/settings/undo-email/${token}`),
      smallPrint(emailChangedOld.small),
    ],
  });
}
