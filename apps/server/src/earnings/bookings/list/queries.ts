import type { Booking } from '@staylore/contract/earnings/bookings';
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { PageQuery } from '../../../platform/lists.ts';
import { bookedHotel } from '../queries.ts';

/** An event inside a listed booking; its time as PostgreSQL writes it in JSON. */

export type ListedBooking = Awaited<ReturnType<typeof bookingsOf>>[number];

/** A member's bookings, newest first, each with its history, in one statement. */
export function bookingsOf(
  db: Executor,
  { viewerId, last, limit }: PageQuery<readonly [bookedAt: string, id: number]>,
) {
  return (
    db
      .selectFrom('bookings')
      // A stay that was handed over belongs to its new owner.
      .leftJoin('posts', (join) =>
        join.onRef('posts.id', '=', 'bookings.post_id').onRef('posts.user_id', '=', 'bookings.user_id'),
      )
      .select([
        'bookings.id',
        'bookings.booking_id',
        'bookings.partner',
        'bookings.state',
        'bookings.amount_minor',
        'bookings.commission_minor',
        'bookings.currency',
        sql<string>`bookings.check_in::text`.as('check_in'),
        sql<string>`bookings.check_out::text`.as('check_out'),
        'bookings.booked_at',
        'bookings.stayed_at',
        'bookings.payable_at',
        'bookings.held_reason',
        'bookings.rejected_reason',
        'bookings.difference',
        'posts.id as post_id',
        'posts.location as post_location',
        sql<number>`(select coalesce(sum(amount_minor), 0)::bigint from ledger_entries entry
        where entry.booking = bookings.id and entry.currency = bookings.currency and entry.account = 'paid')`.as(
          'paid_minor',
        ),
        bookedHotel.as('label'),
        // The reference rate of its day: units for one euro.
        sql<number | null>`case when bookings.currency = 'EUR' then 1 else (
        select units_per_euro::float8 from exchange_rates rate
        where rate.currency = bookings.currency and rate.day <= (bookings.booked_at at time zone 'UTC')::date
        order by rate.day desc limit 1) end`.as('units_per_euro'),
        sql<Booking['events']>`coalesce((
        select json_agg(json_build_object('status', status, 'amount_minor', amount_minor, 'currency', currency,
          'occurred_at', occurred_at, 'source', source) order by occurred_at, id)
        from booking_events where booking_events.booking = bookings.id), '[]')`.as('events'),
      ])
      .where('bookings.user_id', '=', viewerId)
      .where(
        last === null
          ? sql<SqlBool>`true`
          : sql<SqlBool>`(bookings.booked_at, bookings.id) < (${last[0]}::timestamptz, ${last[1]}::bigint)`,
      )
      .orderBy('bookings.booked_at', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(limit)
      .execute()
  );
}
