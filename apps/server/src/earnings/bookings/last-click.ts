import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.d.ts';
import { dayMs } from '../../platform/durations.ts';
import { readBook, settle } from '../ledger/index.ts';
import { type ClickRow, clickOf, moveBooking } from './clicks/queries.ts';
import { type BookingRow, lockBooking } from './queries.ts';

/** How long after a click a booking still counts for it. */
const clickLivesMs = 30 * dayMs;
/** How far a partner's clock may be behind ours. */
export const clockSkewMs = 5 * 60_000;

/** Whether something that happened at a time may count for a click. */
export const isWithinClick = (click: ClickRow, at: Date): boolean =>
  at.getTime() - click.clicked_at.getTime() <= clickLivesMs;

/**
 * The last click wins: an event with a later click than the booking has moves the booking, and what it is worth, to the creator of that
 * click. Not if something of it was paid or is in a payout, nor to a click after the event.
 * @returns the booking afterwards, unchanged if nothing moves.
 */
export async function moveToLaterClick(
  trx: Transaction<Tables>,
  row: BookingRow,
  report: { clickId: string; occurredAt: Date; at: Date },
): Promise<BookingRow> {
  const click = await clickOf(trx, report.clickId);
  if (click === undefined || row.clicked_at === null || click.clicked_at <= row.clicked_at) return row;
  const isAfterEvent = click.clicked_at.getTime() > report.occurredAt.getTime() + clockSkewMs;
  if (isAfterEvent || !isWithinClick(click, report.occurredAt)) return row;
  const { positions, everPaid } = await readBook(trx, row.id);
  if (everPaid || [...positions.values()].some(({ in_payout }) => in_payout !== 0)) return row;
  await settle(trx, {
    booking: row.id,
    userId: row.user_id,
    target: null,
    cause: 'booking',
    causeId: `click:${report.clickId}`,
    at: report.at,
  });
  await moveBooking(trx, row, { clickId: report.clickId, click });
  const moved = await lockBooking(trx, row.id);
  if (moved === undefined) throw new Error('A booking vanished while it was moved');
  return moved;
}
