import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { reversePayment } from '../ledger/index.ts';
import { notifyPayee } from './mails.ts';
import { lockRuns, type PayoutItemRow } from './queries.ts';
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
    await notifyPayee(trx, {
      item,
      outcome: 'returned',
      creditNote: item.credit_note,
      reasonCode: code,
      platform,
      at: now,
    });
    return item;
  });
}
