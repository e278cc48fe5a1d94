import { type LockedUser, mailMember } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { button, dayFormat, facts, heading, paragraph, smallPrint } from '../../platform/mail/index.ts';
import { type Owed, textOfSums } from './owed.ts';

/** Confirms to a member that they are leaving, until when they can come back, and how. */
export async function mailLeaving(
  trx: Executor,
  mail: { member: LockedUser; until: Date; waits: boolean; now: Date; origin: string },
): Promise<void> {
  const { member, until, waits, now, origin } = mail;
  await mailMember(trx, { ...member, now }, (t, language) => {
    const day = dayFormat(language).format(until);
    return {
      subject: t('leaving.mails.asked.subject'),
      parts: [
        heading(t('leaving.mails.asked.heading', { name: member.name })),
        paragraph(t('leaving.mails.asked.text', { day })),
        ...(waits ? [paragraph(t('leaving.mails.asked.waits'))] : []),
        button(t('leaving.mails.asked.button'), `${origin}/${language}/login`),
        smallPrint(t('leaving.mails.asked.small')),
      ],
    };
  });
}

/** The last mail: everything is gone, and how to be paid what is owed and could not be transferred. */
export async function mailForgotten(
  trx: Executor,
  mail: { member: LockedUser; owed: Owed; code: string; now: Date; origin: string },
): Promise<void> {
  const { code, member, now, origin, owed } = mail;
  await mailMember(trx, { ...member, now }, (t, language) => {
    const sums = textOfSums(owed, language);
    return {
      subject: t('leaving.mails.done.subject'),
      parts: [
        heading(t('leaving.mails.done.heading')),
        paragraph(t('leaving.mails.done.text')),
        ...(sums === null
          ? []
          : [
              paragraph(t('leaving.mails.done.owed', { sums })),
              facts([[t('leaving.mails.done.code'), code]]),
              button(t('leaving.mails.done.write'), `${origin}/${language}/support/contact`),
            ]),
        smallPrint(t('leaving.mails.done.small')),
      ],
      footer: t('leaving.mails.done.footer'),
    };
  });
}
