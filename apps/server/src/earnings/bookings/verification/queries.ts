import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { BookingFact } from '../fold-events.ts';

export function bookingsInOrder(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('bookings')
    .select(['id', 'amount_minor', 'currency', 'commission_minor', 'rejected_reason'])
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

export async function factsOfMany(db: Executor, ids: readonly number[]): Promise<Map<number, BookingFact[]>> {
  const { rows } = await sql<BookingFact & { booking: number }>`
    select booking, event_id as "eventId", status, amount_minor as "amountMinor", currency, check_in::text as "checkIn",
      check_out::text as "checkOut", occurred_at as "occurredAt"
    from booking_events where booking = any(${ids}::bigint[])`.execute(db);
  return Map.groupBy(rows, (row) => row.booking) as Map<number, BookingFact[]>;
}
