import { sql } from 'kysely';
import { bookedHotel } from '../../earnings/bookings/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';

type ById = PageQuery<readonly [id: number]>;

/** Larger counts are shown as this. */
const maxCounted = 100;

/** What waits for an operator or moderator, cases about themselves aside, and the last verification of the ledger. */
export async function overviewOf(db: Executor, viewerId: number) {
  const { rows } = await sql<{
    cases: number;
    bookings: number;
    payouts: number;
    checked_at: Date | null;
    balanced: boolean | null;
  }>`
    select
      (select count(*)::integer from (select from moderation_cases where state = 'open' and member_id <> ${viewerId} limit ${maxCounted}) counted) as cases,
      (select count(*)::integer from (select from bookings where state = 'on_hold' limit ${maxCounted}) counted) as bookings,
      (select count(*)::integer from (select from payouts where state in ('written', 'sent') limit ${maxCounted}) counted) as payouts,
      proof.at as checked_at, proof.balanced
    from (values (1)) one left join lateral (select at, balanced from ledger_proofs order by id desc limit 1) proof on true`.execute(
    db,
  );
  return rows[0];
}

const watched = {
  on_hold: sql<boolean>`bookings.state = 'on_hold'`,
  rejected: sql<boolean>`bookings.state = 'rejected'`,
  differing: sql<boolean>`bookings.difference is not null`,
};

export type BookingRow = Awaited<ReturnType<typeof watchedBookings>>[number];

const bookings = (db: Executor) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'bookings.partner', 'bookings.booking_id', 'bookings.user_id', 'users.username'])
    .select([bookedHotel.as('hotel'), 'bookings.state', 'bookings.amount_minor', 'bookings.commission_minor'])
    .select(['bookings.currency', 'bookings.held_reason', 'bookings.rejected_reason', 'bookings.difference'])
    .select([
      sql<string>`bookings.check_in::text`.as('check_in'),
      sql<string>`bookings.check_out::text`.as('check_out'),
    ]);

/** Bookings of one kind, newest first. */
export function watchedBookings(db: Executor, { last, limit }: ById, view: keyof typeof watched) {
  return bookings(db)
    .where(watched[view])
    .where(belowId('bookings.id', last))
    .orderBy('bookings.id', 'desc')
    .limit(limit)
    .execute();
}

/** A booking by its id. */
export function bookingById(db: Executor, id: number): Promise<BookingRow | undefined> {
  return bookings(db).where('bookings.id', '=', id).executeTakeFirst();
}

/** Payment files, newest first. */
export function payoutRuns(db: Executor, { last, limit }: ById) {
  return db
    .selectFrom('payouts')
    .select(['id', 'message_id', 'state', 'created_at', 'sent_at', 'answered_at'])
    .where(belowId('payouts.id', last))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Sums and payments of payment files by currency. */
export function sumsOfRuns(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('payout_items')
    .select(['payout_id', 'currency'])
    .select([
      sql<number>`sum(amount_minor)::bigint`.as('amount_minor'),
      sql<number>`count(*)::integer`.as('payments'),
      sql<number>`count(*) filter (where state = 'rejected')::integer`.as('refused'),
    ])
    .where('payout_id', 'in', ids.length > 0 ? ids : [0])
    .groupBy(['payout_id', 'currency'])
    .orderBy('currency')
    .execute();
}

/** Claims of a handle, the proven one first. */
export function claimsOfHandle(db: Executor, handle: string) {
  return db
    .selectFrom('claimed_handles')
    .innerJoin('users', 'users.id', 'claimed_handles.user_id')
    .select(['claimed_handles.handle', 'claimed_handles.user_id', 'users.username'])
    .select(['claimed_handles.created_at', 'claimed_handles.confirmed_at'])
    .where('claimed_handles.handle', '=', handle)
    .orderBy(sql`claimed_handles.confirmed_at is null`)
    .orderBy('claimed_handles.created_at')
    .limit(50)
    .execute();
}

/** Members whose username begins with a lower-case text, or whose mail address it is. */
export function membersNamed(db: Executor, text: string) {
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'last_name', 'posts_count', 'followers_count', 'created_at'])
    .select(['suspended_at', 'limited_at', 'left_at', 'permissions'])
    .select(
      sql<
        number | null
      >`(select max(id) from moderation_cases where moderation_cases.member_id = users.id)`.as('case_id'),
    )
    .where((row) => row.or([row('username_key', 'like', beginning), row('email_key', '=', text)]))
    .orderBy('username_key')
    .limit(20)
    .execute();
}
