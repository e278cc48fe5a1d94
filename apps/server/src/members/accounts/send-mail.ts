import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { enqueueMail, layOutMail, type MailPart, smallPrint } from '../../platform/mail/index.ts';

/** A mail to a member: laid out in their language, with the usual foot, sent once the transaction commits. */
export async function mailMember(
  trx: Executor,
  mail: {
    to: string;
    language: Language;
    subject: string;
    parts: readonly MailPart[];
    key?: string;
    /** Where one click ends mails of this kind. */
    unsubscribeUrl?: string;
  },
): Promise<void> {
  const { to, language, subject, parts, key, unsubscribeUrl } = mail;
  // What is left of a forgotten member has a number for an address.
  if (!to.includes('@')) return;
  const laidOut = layOutMail({
    language,
    subject,
    parts,
    footer: [smallPrint(textsIn(language)('mails.footer'))],
  });
  await enqueueMail(
    trx,
    { to, subject, ...laidOut, ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }) },
    key === undefined ? {} : { key },
  );
}
