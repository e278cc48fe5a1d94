import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.d.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { completePayment, returnPayment } from '../ledger/index.ts';
import type { Outcome, StatusReport } from './files/pain002.ts';
import { notifyPayee } from './mails.ts';
import { sealContent } from './noted-content.ts';
import { vatColumns } from './noted-vat.ts';
import {
  creditNotesOf,
  itemsOf,
  lockRuns,
  type PayoutItemRow,
  payoutByMessage,
  settleItem,
  updatePayout,
} from './queries.ts';
import { deductReturned } from './returns/queries.ts';

export interface Settled {
  messageId: string;
  /** False if the report answers a file that we did not write, or counts other payments than ours has. */
  known: boolean;
  accepted: number;
  rejected: number;
  pending: number;
  /** Payments that the bank had accepted and now rejects, by their EndToEndIds; they stay paid until an operator books their return. */
  returned: string[];
}

/**
 * Records the bank's report on a payment file: accepted payments are paid and get their credit note, rejected ones are payable again. The same
 * report read twice changes nothing; a report about the first sending under a repeated message id is left to that one.
 */
export async function settleReport(platform: Platform, report: StatusReport): Promise<Settled> {
  const { db, clock } = platform;
  const settled: Settled = {
    messageId: report.messageId,
    known: false,
    accepted: 0,
    rejected: 0,
    pending: 0,
    returned: [],
  };
  if (report.isRepeat) return settled;
  return inTransaction(db, async (trx) => {
    await lockRuns(trx);
    const payout = await payoutByMessage(trx, report.messageId);
    if (payout === undefined) return settled;
    const now = clock.now();
    const items = await itemsOf(trx, payout.id);
    if (!countsAs(report, items)) return settled;
    settled.known = true;
    for (const item of items) {
      const blockId = `${payout.message_id}-${item.currency}`;
      const outcome = report.outcomeOf({ blockId, endToEndId: item.end_to_end_id });
      const state =
        item.state === 'in_payout' ? await settlePayment(trx, { platform, item, outcome, now }) : item.state;
      if (state === 'paid' && outcome.kind === 'rejected') settled.returned.push(item.end_to_end_id);
      settled[
        state === 'paid' || state === 'returned' ? 'accepted' : state === 'rejected' ? 'rejected' : 'pending'
      ] += 1;
    }
    if (settled.pending > 0) {
      // Whatever became of the answer to sending it: the bank has the file, and is asked about it from now on.
      if (payout.state === 'written') await updatePayout(trx, payout.id, { state: 'sent', sent_at: now });
    } else {
      const state = settled.rejected === 0 ? 'accepted' : settled.accepted === 0 ? 'rejected' : 'partly';
      await updatePayout(trx, payout.id, { state, answered_at: now });
    }
    return settled;
  });
}

/** Whether the bank has counted what we sent; a rejected file may have been too broken to count. */
function countsAs({ counted, outcomeOf }: StatusReport, items: readonly PayoutItemRow[]): boolean {
  const sum = items.reduce((total, { amount_minor }) => total + amount_minor, 0);
  const same =
    (counted.payments === null || Number(counted.payments) === items.length) &&
    (counted.sum === null || Math.round(Number(counted.sum) * 100) === sum);
  return same || outcomeOf({ blockId: '', endToEndId: '' }).kind === 'rejected';
}

interface Settling {
  platform: Platform;
  item: PayoutItemRow;
  outcome: Outcome;
  now: Date;
}

/** Ends a payment that is in a payout: paid with a credit note, or payable again. Call with `lockRuns` held. */
export async function settlePayment(
  trx: Transaction<Tables>,
  settling: Settling,
): Promise<PayoutItemRow['state']> {
  const { platform, item, outcome, now } = settling;
  if (outcome.kind === 'pending') return 'in_payout';
  const isPaid = outcome.kind === 'accepted';
  await (isPaid ? completePayment : returnPayment)(trx, { itemId: item.id, at: now });
  const creditNote = isPaid ? await nextCreditNote(trx, now) : null;
  const returned = isPaid ? await deductReturned(trx, item) : [];
  const newlyNoted = item.amount_minor - returned.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const reason = outcome.kind === 'rejected' ? outcome : null;
  const state = isPaid ? 'paid' : 'rejected';
  await settleItem(trx, item.id, {
    state,
    credit_note: creditNote,
    reason_code: reason?.code ?? null,
    reason_text: reason?.text ?? null,
    settled_at: now,
    ...(isPaid && {
      ...(await vatColumns(platform, trx, { ...item, amount_minor: newlyNoted })),
      sealed_note: await sealContent(platform, trx, { item, returned }),
    }),
  });
  await notifyPayee(trx, {
    item,
    outcome: state,
    creditNote,
    reasonCode: reason?.code ?? null,
    platform,
    at: now,
  });
  return state;
}

/** Numbers are consecutive within a year. */
async function nextCreditNote(trx: Transaction<Tables>, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  return `CN-${year}-${String((await creditNotesOf(trx, year)) + 1).padStart(6, '0')}`;
}
