import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { mailMember } from '../../members/accounts/index.ts';
import { wantsMail } from '../../members/notifications/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { button, heading, paragraph } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { reasonText } from './present.ts';
import type { PayoutItemRow, payees } from './queries.ts';

interface PayoutMail {
  payee: Awaited<ReturnType<typeof payees>>[number];
  item: PayoutItemRow;
  outcome: 'paid' | 'rejected' | 'returned';
  creditNote: string | null;
  reasonCode: string | null;
  platform: Platform;
}

/** Notifies a creator that a payment was accepted, rejected or returned, unless they have switched these mails off. */
export async function mailPayout(trx: Executor, mail: PayoutMail): Promise<void> {
  const { payee, item, outcome, creditNote, reasonCode, platform } = mail;
  if (!(await wantsMail(trx, item.user_id, outcome === 'paid' ? 'payout' : 'payout_failed'))) return;
  await mailMember(trx, payee, (t, language) => {
    const values = {
      amount: formatMinor(item.amount_minor, item.currency, { locale: locales[language] }),
      last4: item.iban_last4,
      number: creditNote ?? '',
      reason: reasonCode === null ? '' : reasonText(reasonCode, language),
    };
    return {
      subject: t(`payouts.mails.${outcome}.subject`, values),
      parts: [
        heading(t(`payouts.mails.${outcome}.heading`)),
        paragraph(t(`payouts.mails.${outcome}.text`, values)),
        button(
          t(`payouts.mails.${outcome}.button`),
          `${platform.config.http.publicUrl}/${language}/analytics`,
        ),
      ],
      key: `payout-item:${item.id}:${outcome === 'returned' ? 'returned' : (reasonCode ?? 'paid')}`,
    };
  });
}
