import type { BookingRequest, BookingSide, LinkedBooking } from '@staylore/contract/earnings/bookings';
import type { FoldedBooking } from '../fold-events.ts';
import type { LinkedBookingRow, RequestRow } from './queries.ts';

/** Whether a booking may still be changed: it is active, and the day of arrival has not begun (UTC). */
export function isOpen(folded: FoldedBooking, now: Date): boolean {
  const stands = folded.status === 'booked' || folded.status === 'confirmed';
  return stands && folded.checkIn > now.toISOString().slice(0, 10);
}

/** A booking as one side sees it; the other side's addresses are never part of it. */
export function presentLinked(seen: {
  side: BookingSide;
  row: LinkedBookingRow;
  folded: FoldedBooking;
  requests: readonly RequestRow[];
  now: Date;
}): LinkedBooking {
  const { side, row, folded, requests, now } = seen;
  return {
    side,
    number: row.booking_id,
    hotel: row.label,
    status: folded.status,
    check_in: folded.checkIn,
    check_out: folded.checkOut,
    amount_minor: folded.amountMinor,
    currency: folded.currency,
    today: now.toISOString().slice(0, 10),
    can_ask: isOpen(folded, now) && !requests.some((request) => request.state === 'open'),
    requests: requests.map(presentRequest),
  };
}

function presentRequest(row: RequestRow): BookingRequest {
  return {
    id: row.id,
    asked_by: row.asked_by,
    kind: row.kind,
    check_in: row.check_in,
    check_out: row.check_out,
    message: row.message,
    state: row.state,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
