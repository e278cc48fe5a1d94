import { mailMember, type UserRow } from '../../members/accounts/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { heading, type MailPart, paragraph, smallPrint, timeText } from '../../platform/mail/index.ts';
import type { BankDetailsRow } from './queries.ts';

/**
 * Notifies a member by mail that their bank details were added or changed, until when payouts pause, and how to revert it; never more of the
 * account than its last four characters.
 */
export async function mailBankDetailsChanged(
  trx: Executor,
  notice: { user: UserRow; kind: 'added' | 'changed'; row: BankDetailsRow; takeBack: MailPart; now: Date },
): Promise<void> {
  const { user, kind, row, takeBack, now } = notice;
  await mailMember(trx, { ...user, now }, (t, language) => ({
    subject: t(`bankDetails.mails.${kind}.subject`),
    parts: [
      heading(t(`bankDetails.mails.${kind}.heading`)),
      paragraph(
        t(`bankDetails.mails.${kind}.text`, {
          last4: row.iban_last4,
          time: timeText(row.paused_until, language),
        }),
      ),
      takeBack,
      smallPrint(t('bankDetails.mails.small')),
    ],
  }));
}
