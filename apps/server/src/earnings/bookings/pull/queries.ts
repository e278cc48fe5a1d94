import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface KnownBooking {
  id: number;
  is_pushed: boolean;
}

/** The booking with this id, and whether its partner reports it directly. */
export async function knownBooking(
  db: Executor,
  name: { partner: string; bookingId: string },
): Promise<KnownBooking | undefined> {
  const { rows } = await sql<KnownBooking>`
    select id, exists (select from booking_events where booking = bookings.id and source = 'push') as is_pushed
    from bookings where partner = ${name.partner} and booking_id = ${name.bookingId}`.execute(db);
  return rows[0];
}

/** Stores how a list differs; null if it agrees. */
export async function setDifference(db: Executor, id: number, difference: string | null): Promise<void> {
  await sql`update bookings set difference = ${difference} where id = ${id} and difference is distinct from ${difference}`.execute(
    db,
  );
}
