import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Enough to see the fault; a report must stay readable. */
const maxFaults = 50;

/** States of a payment, and the bank's answer that must be in the ledger for each. */
const endings = sql`(
  values ('in_payout', 0, 0, 0), ('paid', 1, 0, 0), ('rejected', 0, 1, 0), ('returned', 1, 0, 1)
) as ending (state, paid, returned, reversed)`;

interface Found {
  subject: string;
  text: string;
}

async function run(db: Executor, query: ReturnType<typeof sql<Found>>): Promise<Found[]> {
  return (await query.execute(db)).rows;
}

/** Transactions that do not sum to zero in each currency, or have no line. */
export const unbalancedTransactions = (db: Executor) =>
  run(
    db,
    sql<Found>`
    select 'transaction ' || transaction_id as subject, 'sums to ' || sum(amount_minor) || ' ' || currency as text
    from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0
    union all
    select 'transaction ' || id, 'has no line' from ledger_transactions
    where not exists (select from ledger_entries where transaction_id = ledger_transactions.id)
    limit ${maxFaults}`,
  );

/** Bookings whose accounts do not hold exactly what they are worth: too little, too much, or a commission twice. */
export const wrongBookings = (db: Executor) =>
  run(
    db,
    sql<Found>`
    with held as (
      select booking, currency, sum(amount_minor) as owed,
        sum(amount_minor) filter (where account = 'expected') as expected,
        sum(amount_minor) filter (where account = 'payable') as payable, max(transaction_id) as newest
      from ledger_entries where account <> 'commission' group by booking, currency
    )
    select 'booking ' || bookings.id as subject,
      'is worth ' || case when held.currency is null or held.currency = bookings.currency then commission_minor else 0 end || ' '
        || coalesce(held.currency, bookings.currency) || ', its accounts hold ' || coalesce(held.owed, 0) as text
    from bookings left join held on held.booking = bookings.id
    where coalesce(held.owed, 0) <>
      case when held.currency is null or held.currency = bookings.currency then commission_minor else 0 end
    union all
    select 'booking ' || bookings.id, 'is worth ' || commission_minor || ' ' || currency || ', its accounts hold none of it'
    from bookings where commission_minor <> 0 and exists (select from held where held.booking = bookings.id)
      and not exists (select from held where held.booking = bookings.id and held.currency = bookings.currency)
    union all
    select 'booking ' || booking, 'has ' || expected || ' ' || currency || ' expected beside what is payable'
    from held where expected < 0
      -- What a payment has just returned is settled next.
      or (expected <> 0 and payable <> 0 and (select cause from ledger_transactions where id = held.newest) <> 'payout')
    limit ${maxFaults}`,
  );

/** Lines recorded for another member than the booking's creator. */
export const foreignEntries = (db: Executor) =>
  run(
    db,
    sql<Found>`
    select 'booking ' || booking as subject, 'of member ' || bookings.user_id || ', leaves ' || sum(ledger_entries.amount_minor) || ' '
      || ledger_entries.currency || ' as ' || account || ' with member ' || ledger_entries.user_id as text
    from ledger_entries join bookings on bookings.id = ledger_entries.booking
    where ledger_entries.user_id <> bookings.user_id
    group by booking, bookings.user_id, ledger_entries.user_id, account, ledger_entries.currency
    having sum(ledger_entries.amount_minor) <> 0 limit ${maxFaults}`,
  );

/** Payments whose lines, amount, state and ledger entries disagree. */
export const wrongPayments = (db: Executor) =>
  run(
    db,
    sql<Found>`
    select 'payment ' || item.id as subject, 'pays ' || item.amount_minor || ', its lines sum to '
      || coalesce(sum(line.amount_minor), 0) as text
    from payout_items item left join payout_lines line on line.item_id = item.id
    group by item.id having coalesce(sum(line.amount_minor), 0) <> item.amount_minor
    union all
    select 'payment ' || coalesce(line.item_id, taken.item_id), 'pays ' || coalesce(line.amount_minor, 0) || ' for booking '
      || coalesce(line.booking, taken.booking) || ', the book took up ' || coalesce(taken.amount_minor, 0)
    from payout_lines line full join (
      select split_part(cause_id, ':', 2)::bigint as item_id, booking, sum(amount_minor) as amount_minor
      from ledger_transactions transaction join ledger_entries entry on entry.transaction_id = transaction.id
      where cause = 'payout' and cause_id ~ '^payout-item:[0-9]+$' and account = 'in_payout' group by 1, 2
    ) taken on taken.item_id = line.item_id and taken.booking = line.booking
    where coalesce(line.amount_minor, 0) <> coalesce(taken.amount_minor, 0)
    union all
    select 'payment ' || item.id, 'is ' || item.state || ', the ledger has ' || recorded.paid || ' entries of its acceptance, '
      || recorded.returned || ' of its refusal and ' || recorded.reversed || ' of its return'
    from payout_items item join ${endings} on ending.state = item.state cross join lateral (
      select count(*) filter (where cause_id = 'payout-item:' || item.id || ':paid') as paid,
        count(*) filter (where cause_id = 'payout-item:' || item.id || ':returned') as returned,
        count(*) filter (where cause_id = 'payout-item:' || item.id || ':reversed') as reversed
      from ledger_transactions
      where cause_id in ('payout-item:' || item.id || ':paid', 'payout-item:' || item.id || ':returned',
        'payout-item:' || item.id || ':reversed')
    ) recorded where (recorded.paid, recorded.returned, recorded.reversed) <> (ending.paid, ending.returned, ending.reversed)
    limit ${maxFaults}`,
  );

/** Members whose open and completed payments do not sum to what the ledger holds in `in_payout` and `paid`. */
export const wrongSums = (db: Executor) =>
  run(
    db,
    sql<Found>`
    select 'member ' || coalesce(book.user_id, payment.user_id) as subject,
      'has ' || coalesce(book.amount_minor, 0) || ' ' || coalesce(book.currency, payment.currency) || ' in '
        || coalesce(book.account, payment.state) || ', payments say ' || coalesce(payment.amount_minor, 0) as text
    from (
      select user_id, currency, account, sum(amount_minor) as amount_minor from ledger_entries
      where account in ('in_payout', 'paid') group by user_id, currency, account
    ) book full join (
      select user_id, currency, state, sum(amount_minor) as amount_minor from payout_items
      where state in ('in_payout', 'paid') group by user_id, currency, state
    ) payment on payment.user_id = book.user_id and payment.currency = book.currency and payment.state = book.account
    where coalesce(book.amount_minor, 0) <> coalesce(payment.amount_minor, 0) limit ${maxFaults}`,
  );

export async function countBook(
  db: Executor,
): Promise<{ transactions: number; entries: number; bookings: number; payments: number }> {
  const { rows } = await sql<{ transactions: number; entries: number; bookings: number; payments: number }>`
    select (select count(*) from ledger_transactions) as transactions, (select count(*) from ledger_entries) as entries,
      (select count(*) from bookings) as bookings, (select count(*) from payout_items) as payments`.execute(
    db,
  );
  return rows[0] ?? { transactions: 0, entries: 0, bookings: 0, payments: 0 };
}
