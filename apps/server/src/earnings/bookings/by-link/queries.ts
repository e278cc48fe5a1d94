import type { BookingSide } from '@staylore/contract/earnings/bookings';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { bookedHotel } from '../queries.ts';

export async function insertLink(
  trx: Executor,
  link: { tokenHash: Buffer; booking: number; side: BookingSide },
): Promise<void> {
  await trx
    .insertInto('booking_links')
    .values({ token_hash: link.tokenHash, booking: link.booking, side: link.side })
    .execute();
}

export function linkOf(
  db: Executor,
  tokenHash: Buffer,
): Promise<{ booking: number; side: BookingSide } | undefined> {
  return db
    .selectFrom('booking_links')
    .select(['booking', 'side'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export type LinkedBookingRow = NonNullable<Awaited<ReturnType<typeof bookingBehind>>>;

/** What both sides may see of a booking, and whom to write to. */
export function bookingBehind(db: Executor, id: number) {
  return db
    .selectFrom('bookings')
    .select([
      'id',
      'partner',
      'booking_id',
      'traveller_email',
      'traveller_language',
      'hotel_email',
      bookedHotel.as('label'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

const requestColumns = [
  'id',
  'booking',
  'asked_by',
  'kind',
  sql<string | null>`check_in::text`.as('check_in'),
  sql<string | null>`check_out::text`.as('check_out'),
  'message',
  'state',
  'answer',
  'created_at',
  'answered_at',
] as const;

/** Requests about a booking, newest first; limited to more than anyone reads. */
export function requestsOf(db: Executor, booking: number) {
  return db
    .selectFrom('booking_requests')
    .select(requestColumns)
    .where('booking', '=', booking)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** A request by its id. */
export function requestById(db: Executor, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom('booking_requests').select(requestColumns).where('id', '=', id).executeTakeFirst();
}

/** Inserts a request; returns the stored row. */
export async function insertRequest(
  trx: Executor,
  request: {
    booking: number;
    askedBy: BookingSide;
    kind: 'change' | 'cancel';
    checkIn: string | null;
    checkOut: string | null;
    message: string;
    at: Date;
  },
): Promise<RequestRow> {
  return trx
    .insertInto('booking_requests')
    .values({
      booking: request.booking,
      asked_by: request.askedBy,
      kind: request.kind,
      check_in: request.checkIn,
      check_out: request.checkOut,
      message: request.message,
      state: 'open',
      created_at: request.at,
    })
    .returning(requestColumns)
    .executeTakeFirstOrThrow();
}

/** Ends a request with the other side's answer. */
export async function closeRequest(
  trx: Executor,
  id: number,
  outcome: { state: 'accepted' | 'declined' | 'withdrawn'; answer: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('booking_requests')
    .set({ state: outcome.state, answer: outcome.answer, answered_at: outcome.at })
    .where('id', '=', id)
    .execute();
}
