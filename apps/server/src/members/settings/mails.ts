import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
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
  const t = textsIn(language);
  await mailMember(trx, {
    to,
    language,
    subject: t('mails.emailChangedNew.subject'),
    parts: [heading(t('mails.emailChangedNew.heading')), paragraph(t('mails.emailChangedNew.text', { to }))],
  });
  await mailMember(trx, {
    to: from,
    language,
    subject: t('mails.emailChangedOld.subject'),
    parts: [
      heading(t('mails.emailChangedOld.heading')),
      paragraph(t('mails.emailChangedOld.text', { to })),
      button(t('mails.emailChangedOld.button'), `${origin}/${language}/settings/undo-email/${token}`),
      smallPrint(t('mails.emailChangedOld.small')),
    ],
  });
}
