import { notify } from '../../members/notifications/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { reversePayment } from '../ledger/index.ts';
import { mailPayout } from './mails.ts';
import { lockRuns, type PayoutItemRow, payees } from './queries.ts';
import { itemByReference, storeReturn } from './returns/queries.ts';

/**
 * Records that the bank returned a payment that it had accepted: its amount is payable again, and waits for other bank details. The credit note
 * stays valid, since the commission is still owed. Returns the payment as it was before; nothing changes unless it was `paid`.
 */
export async function bookReturn(
  platform: Platform,
  { endToEndId, code }: { endToEndId: string; code: string },
): Promise<PayoutItemRow | undefined> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (trx) => {
    await lockRuns(trx);
    const item = await itemByReference(trx, endToEndId);
    if (item?.state !== 'paid') return item;
    await reversePayment(trx, { itemId: item.id, at: now });
    await storeReturn(trx, item.id, { code, at: now });
    await notify(trx, {
      userId: item.user_id,
      kind: 'payout_failed',
      payload: { amount_minor: item.amount_minor, currency: item.currency },
      at: now,
    });
    const [payee] = await payees(trx, [item.user_id]);
    if (payee !== undefined)
      await mailPayout(trx, {
        payee,
        item,
        outcome: 'returned',
        creditNote: item.credit_note,
        reasonCode: code,
        platform,
      });
    return item;
  });
}
