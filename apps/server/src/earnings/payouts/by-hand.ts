import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { detailsOf } from '../bank-details/index.ts';
import { lockPayable, startPayment } from '../ledger/index.ts';
import { inOnePayment } from './one-payment.ts';
import { insertItem, insertLines, insertPayout, lockRuns, payees } from './queries.ts';
import { itemByReference } from './returns/queries.ts';
import { settlePayment } from './settle-report.ts';

export interface PaidByHand {
  userId: number;
  amountMinor: number;
  currency: string;
  /** Names the payment, which is booked once. */
  reference: string;
}

type Booking =
  | { outcome: 'booked' | 'booked_before' | 'no_member' | 'no_account' }
  | { outcome: 'other_sum'; payableMinor: number };

/**
 * Books that everything payable to a member in a currency was paid outside of payment files, to a deleted member or one whose account takes
 * none. The creator gets notice and a credit note as for any payment. Nothing changes unless exactly the payable sum was paid.
 */
export async function bookPaidByHand(
  platform: Platform,
  paid: PaidByHand,
  writeLog: (trx: Executor) => Promise<void>,
): Promise<Booking> {
  const { userId, amountMinor, currency, reference } = paid;
  const now = platform.clock.now();
  return inTransaction(platform.db, async (trx) => {
    await lockRuns(trx);
    if ((await itemByReference(trx, reference)) !== undefined) return { outcome: 'booked_before' };
    const [member] = await payees(trx, [userId]);
    if (member === undefined) return { outcome: 'no_member' };
    const account = await detailsOf(trx, userId);
    // Whom we can still reach gives their account: their page and credit note name it.
    if (account === undefined && member.email.includes('@')) return { outcome: 'no_account' };
    const lines = inOnePayment(await lockPayable(trx, { userId, currency }));
    const payableMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    if (payableMinor <= 0 || payableMinor !== amountMinor) return { outcome: 'other_sum', payableMinor };
    await writeLog(trx);
    const payoutId = await insertPayout(trx, {
      message_id: reference,
      state: 'accepted',
      file: '',
      created_at: now,
      sent_at: now,
      answered_at: now,
    });
    const itemId = await insertItem(trx, {
      payout_id: payoutId,
      user_id: userId,
      end_to_end_id: reference,
      currency,
      amount_minor: amountMinor,
      state: 'in_payout',
      iban_last4: account?.iban_last4 ?? '',
      created_at: now,
      reason_code: null,
      reason_text: null,
      credit_note: null,
      settled_at: null,
    });
    await startPayment(trx, { itemId, userId, currency, lines, at: now });
    await insertLines(
      trx,
      lines.map((line) => ({ item_id: itemId, booking: line.booking, amount_minor: line.amountMinor })),
    );
    const item = await itemByReference(trx, reference);
    if (item === undefined) throw new Error(`Payment ${itemId} was not written`);
    await settlePayment(trx, { platform, item, outcome: { kind: 'accepted' }, now });
    return { outcome: 'booked' };
  });
}
