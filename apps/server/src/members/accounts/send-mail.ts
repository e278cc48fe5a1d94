import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { enqueueMail, layOutMail, type MailPart, smallPrint } from '../../platform/mail/index.ts';
import { mayMail } from './queries.ts';

interface Letter {
  subject: string;
  parts: readonly MailPart[];
  key?: string;
  /** Why it was sent, unless because of the account. */
  footer?: string;
  /** Where one click ends mails of this kind. */
  unsubscribeUrl?: string;
}

/** `now` to limit how many mails reach the address; `isLimited` if the sender itself does. */
type Recipient = { email: string; language: Language | null } & ({ now: Date } | { isLimited: true });

/**
 * A mail to a member: written and laid out in their language, with the usual footer, sent once the transaction commits. An address that its
 * member has not confirmed may be a stranger's: however much they do in an hour, few mails reach it.
 */
export async function mailMember(
  trx: Executor,
  member: Recipient,
  write: (t: ReturnType<typeof textsIn>, language: Language) => Letter | Promise<Letter>,
): Promise<void> {
  const { email: to, language: own } = member;
  // A deleted member has a number in place of an address.
  if (!to.includes('@') || ('now' in member && !(await mayMail(trx, to, member.now)))) return;
  const language = own ?? 'en';
  const t = textsIn(language);
  const letter = await write(t, language);
  const { footer = t('mails.footer'), key, parts, subject, unsubscribeUrl } = letter;
  const laidOut = layOutMail({ language, subject, parts, footer: [smallPrint(footer)] });
  await enqueueMail(trx, { to, subject, ...laidOut, unsubscribeUrl }, { key });
}
