import type { BookingState } from '@staylore/contract/earnings/bookings';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { type ClickRow, reasonAgainst } from './clicks/queries.ts';
import type { BookingFact } from './fold-events.ts';

/** What was booked, as its link named it then: a creator may write about another hotel since, and a stay that was taken over belongs to somebody else. */
export const bookedHotel = sql<string>`coalesce(bookings.label, (select label from links where links.id = bookings.link_id))`;

export type BookingRow = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

/** A booking, with the name of what was booked, locked until the transaction ends. */
export async function lockBooking(trx: Executor, key: number | { partner: string; bookingId: string }) {
  const row = await trx
    .selectFrom('bookings')
    .select([
      'id',
      'partner',
      'booking_id',
      'link_id',
      'user_id',
      'post_id',
      'state',
      'payable_at',
      'held_reason',
      'rejected_reason',
      'traveller_email',
      'traveller_language',
      'hotel_email',
      'confirmation_sent_at',
      // The column is filled when the click is deleted.
      sql<Date | null>`coalesce(
        (select clicked_at from clicks where clicks.click_id = bookings.click_id), bookings.clicked_at)`.as(
        'clicked_at',
      ),
      bookedHotel.as('label'),
      sql<string | null>`(
        select coalesce(hotels.country, posts.country) from links left join hotels on hotels.id = links.hotel_id
          left join posts on posts.id = links.post_id where links.id = bookings.link_id
      )`.as('hotel_country'),
    ])
    .where((eb) =>
      typeof key === 'number'
        ? eb('id', '=', key)
        : eb.and([eb('partner', '=', key.partner), eb('booking_id', '=', key.bookingId)]),
    )
    .forUpdate()
    .executeTakeFirst();
  return row;
}

/** Everything that was reported about a booking, with its source. */
export async function factsOf(
  db: Executor,
  booking: number,
): Promise<(BookingFact & { source: 'push' | 'pull' | 'operator' })[]> {
  return db
    .selectFrom('booking_events')
    .select([
      'event_id as eventId',
      'status',
      'amount_minor as amountMinor',
      'currency',
      sql<string>`check_in::text`.as('checkIn'),
      sql<string>`check_out::text`.as('checkOut'),
      'occurred_at as occurredAt',
      'source',
    ])
    .where('booking', '=', booking)
    .execute();
}

export async function isEventKnown(db: Executor, event: { partner: string; eventId: string }) {
  const row = await db
    .selectFrom('booking_events')
    .select('id')
    .where('partner', '=', event.partner)
    .where('event_id', '=', event.eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts an event; undefined if there is one of that name already. */
export async function insertEvent(
  trx: Executor,
  event: BookingFact & {
    partner: string;
    booking: number;
    receivedAt: Date;
    source: 'push' | 'pull' | 'operator';
  },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('booking_events')
    .values({
      partner: event.partner,
      event_id: event.eventId,
      booking: event.booking,
      status: event.status,
      amount_minor: event.amountMinor,
      currency: event.currency,
      check_in: event.checkIn,
      check_out: event.checkOut,
      occurred_at: event.occurredAt,
      received_at: event.receivedAt,
      source: event.source,
    })
    .onConflict((conflict) => conflict.columns(['partner', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a booking from its first event, unless another process was first. */
export async function insertBooking(
  trx: Executor,
  booking: BookingFact & {
    partner: string;
    bookingId: string;
    clickId: string;
    click: ClickRow;
    at: Date;
  },
): Promise<void> {
  const { click, at } = booking;
  await trx
    .insertInto('bookings')
    .values({
      partner: booking.partner,
      booking_id: booking.bookingId,
      click_id: booking.clickId,
      link_id: click.link_id,
      user_id: click.user_id,
      post_id: click.post_id,
      state: 'booked',
      amount_minor: booking.amountMinor,
      currency: booking.currency,
      commission_minor: 0,
      rejected_reason: reasonAgainst(click),
      label: click.label,
      check_in: booking.checkIn,
      check_out: booking.checkOut,
      booked_at: booking.occurredAt,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['partner', 'booking_id']).doNothing())
    .execute();
}

export async function updateBooking(
  trx: Executor,
  id: number,
  booking: {
    state: BookingState;
    amountMinor: number;
    currency: string;
    commissionMinor: number;
    checkIn: string;
    checkOut: string;
    bookedAt: Date;
    holdFrom: Date | null;
    payableAt: Date | null;
    at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      state: booking.state,
      amount_minor: booking.amountMinor,
      currency: booking.currency,
      commission_minor: booking.commissionMinor,
      check_in: booking.checkIn,
      check_out: booking.checkOut,
      booked_at: booking.bookedAt,
      stayed_at: booking.holdFrom,
      payable_at: booking.payableAt,
      updated_at: booking.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Holds a booking until an operator releases it. */
export async function holdBooking(trx: Executor, id: number, reason: string): Promise<void> {
  await trx.updateTable('bookings').set({ held_reason: reason }).where('id', '=', id).execute();
}

/** Addresses of the two sides, as first reported. */
export async function storeContacts(
  trx: Executor,
  id: number,
  contacts: { travellerEmail: string | null; travellerLanguage: string | null; hotelEmail: string | null },
): Promise<void> {
  await sql`
    update bookings set traveller_email = coalesce(traveller_email, ${contacts.travellerEmail}::text),
      traveller_language = coalesce(traveller_language, ${contacts.travellerLanguage}::text),
      hotel_email = coalesce(hotel_email, ${contacts.hotelEmail}::text)
    where id = ${id}`.execute(trx);
}

export async function markConfirmationSent(trx: Executor, id: number, at: Date): Promise<void> {
  await trx.updateTable('bookings').set({ confirmation_sent_at: at }).where('id', '=', id).execute();
}

/** Stays whose hold is over, oldest first. */
export async function dueStays(db: Executor, due: { begunBefore: Date; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'stayed')
    .where('stayed_at', '<=', due.begunBefore)
    .orderBy('stayed_at')
    .limit(due.limit)
    .execute();
  return rows.map(({ id }) => id);
}
