import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { bookedHotel } from '../queries.ts';

export function bookingOfNumber(db: Executor, id: number) {
  return db
    .selectFrom('bookings')
    .select([
      'partner',
      'booking_id',
      'user_id',
      'state',
      'amount_minor',
      'commission_minor',
      'currency',
      sql<string>`check_in::text`.as('check_in'),
      sql<string>`check_out::text`.as('check_out'),
      'held_reason',
      'rejected_reason',
      'difference',
      bookedHotel.as('label'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Stores the operator's decision about a booking. */
export async function setOverride(
  trx: Executor,
  id: number,
  override: { heldReason: string | null; rejectedReason: string | null },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ held_reason: override.heldReason, rejected_reason: override.rejectedReason })
    .where('id', '=', id)
    .execute();
}

export async function findBookings(db: Executor, name: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, partner || ':' || booking_id as name from bookings
    where booking_id = ${name} or partner || ':' || booking_id = ${name} or id::text = ${name} limit 5`.execute(
    db,
  );
  return rows;
}
