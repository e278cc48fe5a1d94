import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import type { Transaction } from 'kysely';
import { mailMember } from '../../members/accounts/index.ts';
import { notify, wantsMail } from '../../members/notifications/index.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { button, heading, paragraph } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAccountFault, reasonText } from './files/reason-codes.ts';
import { type PayoutItemRow, payees } from './queries.ts';

interface PayoutNews {
  item: PayoutItemRow;
  outcome: 'paid' | 'rejected' | 'returned';
  creditNote: string | null;
  reasonCode: string | null;
  platform: Platform;
  at: Date;
}

/** Notifies a creator that a payment was accepted, rejected or returned, also by mail unless they have switched these mails off. */
export async function notifyPayee(trx: Transaction<Tables>, news: PayoutNews): Promise<void> {
  const { item, outcome, creditNote, reasonCode, platform, at } = news;
  const { user_id: userId, amount_minor, currency } = item;
  const kind = outcome === 'paid' ? 'payout' : 'payout_failed';
  const [payee] = await payees(trx, [userId]);
  // A deleted member has a number in place of an address.
  if (payee === undefined || !payee.email.includes('@')) return;
  await notify(trx, { userId, kind, payload: { amount_minor, currency }, at });
  if (!(await wantsMail(trx, userId, kind))) return;
  const again = outcome === 'rejected' && !isAccountFault(reasonCode);
  await mailMember(trx, { ...payee, now: at }, (t, language) => {
    const values = {
      amount: formatMinor(amount_minor, currency, { locale: locales[language] }),
      last4: item.iban_last4,
      number: creditNote ?? '',
      reason: reasonCode === null ? '' : reasonText(reasonCode, language),
      next: t(again ? 'payouts.paid_again' : 'payouts.check_details'),
    };
    return {
      subject: t(`payouts.mails.${outcome}.subject`, values),
      parts: [
        heading(t(`payouts.mails.${outcome}.heading`)),
        paragraph(t(`payouts.mails.${outcome}.text`, values)),
        button(
          t(`payouts.mails.${again ? 'paid' : outcome}.button`),
          `${platform.config.http.publicUrl}/${language}/analytics`,
        ),
      ],
      key: `payout-item:${item.id}:${outcome === 'returned' ? 'returned' : (reasonCode ?? 'paid')}`,
    };
  });
}
