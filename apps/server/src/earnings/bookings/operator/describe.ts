import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import type { Executor } from '../../../platform/db/database.ts';
import { readBook } from '../../ledger/index.ts';
import { inOrder } from '../fold-events.ts';
import { factsOf } from '../queries.ts';
import { bookingOfNumber } from './queries.ts';

/** A booking in lines for an operator: its state, what was reported, what the ledger holds. */
export async function describeBooking(db: Executor, id: number): Promise<string[]> {
  const row = await bookingOfNumber(db, id);
  const facts = inOrder(await factsOf(db, id));
  const { positions } = await readBook(db, id);
  const money = (minor: number, currency: string) => formatMinor(minor, currency, { locale: locales.en });
  return [
    `Booking ${id} (${row.partner}:${row.booking_id}) of member ${row.user_id}: ${row.state}`,
    `${row.label}, ${row.check_in} to ${row.check_out}, ${money(row.amount_minor, row.currency)}, commission ${money(row.commission_minor, row.currency)}`,
    ...(row.held_reason === null ? [] : [`Held: ${row.held_reason}`]),
    ...(row.rejected_reason === null ? [] : [`Rejected: ${row.rejected_reason}`]),
    ...(row.difference === null ? [] : [`The partner's list differs: ${row.difference}`]),
    ...facts.map(
      (fact) =>
        `${fact.occurredAt.toISOString()}  ${fact.status}  ${money(fact.amountMinor, fact.currency)}  ${fact.checkIn} to ${fact.checkOut}  (${fact.source})`,
    ),
    ...[...positions].map(
      ([currency, { expected, payable, in_payout: inPayout, paid }]) =>
        `Account book: expected ${money(expected, currency)}, payable ${money(payable, currency)}, in payout ${money(inPayout, currency)}, paid ${money(paid, currency)}`,
    ),
  ];
}
