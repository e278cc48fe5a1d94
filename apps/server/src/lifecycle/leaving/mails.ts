import { locales } from '@staylore/phrases/locales';
import { fill, phrases } from '@staylore/phrases/phrases';
import { type LockedUser, mailMember } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';

/** Tells a member that they are leaving, until when they can come back, and how. */
export async function mailLeaving(
  trx: Executor,
  mail: { member: LockedUser; until: Date; waits: boolean; origin: string },
): Promise<void> {
  const { member, until, waits, origin } = mail;
  const language = member.language ?? 'en';
  const texts = phrases[language].leaving.mails.asked;
  const day = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(until);
  await mailMember(trx, {
    to: member.email,
    language,
    subject: texts.subject,
    parts: [
      heading(fill(texts.heading, { name: member.name })),
      paragraph(fill(texts.text, { day })),
      ...(waits ? [paragraph(texts.waits)] : []),
      button(texts.button, `${origin}/${language}/login`),
      smallPrint(texts.small),
    ],
  });
}

/** The last mail: everything is gone. */
export async function mailForgotten(trx: Executor, member: LockedUser): Promise<void> {
  const language = member.language ?? 'en';
  const texts = phrases[language].leaving.mails.done;
  await mailMember(trx, {
    to: member.email,
    language,
    subject: texts.subject,
    parts: [heading(texts.heading), paragraph(texts.text), smallPrint(texts.small)],
  });
}
