import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.d.ts';
import { readBook, settle } from '../ledger/index.ts';
import { type Decision, decideBooking } from './booking-state.ts';
import { type FoldedBooking, foldEvents } from './fold-events.ts';
import { type BookingRow, factsOf, updateBooking } from './queries.ts';

/** What causes a booking to be settled again, and when. */
export interface SettlementTrigger {
  cause: 'booking' | 'operator';
  /** The record that caused it, such as `event:12`. */
  causeId: string;
  at: Date;
  holdDays: number;
}

/**
 * Brings a booking and the ledger in line with its events, the operator's override, the clock and the ledger itself. The row must be locked
 * by this transaction. Repeating it without news changes nothing.
 */
export async function settleBooking(
  trx: Transaction<Tables>,
  row: BookingRow,
  trigger: SettlementTrigger,
): Promise<{ folded: FoldedBooking; decision: Decision }> {
  const { at, holdDays, cause, causeId } = trigger;
  const folded = foldEvents(await factsOf(trx, row.id));
  if (folded === null) throw new Error(`Booking ${row.id} has no event`);
  const book = await readBook(trx, row.id);
  const decision = decideBooking({
    folded,
    override: { heldReason: row.held_reason, rejectedReason: row.rejected_reason },
    book,
    now: at,
    holdDays,
  });
  await settle(trx, { booking: row.id, userId: row.user_id, target: decision.target, cause, causeId, at });
  const isInPayout = decision.state === 'in_payout' || decision.state === 'paid';
  await updateBooking(trx, row.id, {
    ...folded,
    ...decision,
    payableAt: decision.isPayable || isInPayout ? (row.payable_at ?? at) : null,
    at,
  });
  return { folded, decision };
}
