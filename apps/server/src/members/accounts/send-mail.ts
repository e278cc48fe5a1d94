import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { enqueueMail, layOutMail, type MailPart, smallPrint } from '../../platform/mail/index.ts';

interface Letter {
  subject: string;
  parts: readonly MailPart[];
  key?: string;
  /** Where one click ends mails of this kind. */
  unsubscribeUrl?: string;
}

/** A mail to a member: written and laid out in their language, with the usual footer, sent once the transaction commits. */
export async function mailMember(
  trx: Executor,
  member: { email: string; language: Language | null },
  write: (t: ReturnType<typeof textsIn>, language: Language) => Letter | Promise<Letter>,
): Promise<void> {
  const { email: to, language: own } = member;
  // A deleted member has a number in place of an address.
  if (!to.includes('@')) return;
  const language = own ?? 'en';
  const t = textsIn(language);
  const { subject, parts, key, unsubscribeUrl } = await write(t, language);
  const laidOut = layOutMail({ language, subject, parts, footer: [smallPrint(t('mails.footer'))] });
  await enqueueMail(
    trx,
    { to, subject, ...laidOut, ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }) },
    key === undefined ? {} : { key },
  );
}
