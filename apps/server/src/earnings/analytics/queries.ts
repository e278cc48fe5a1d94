import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { PageQuery } from '../../platform/lists.ts';

/** Whose figures, and from which day (in the zone) on. */
interface Since {
  userId: number;
  zone: string;
  from: string;
}

/** Counted clicks by day of the zone. A quarter of an hour is the finest step at which any zone's day begins. */
export async function clicksByDay(db: Executor, { userId, zone, from }: Since) {
  const { rows } = await sql<{ day: string; clicks: number }>`
    select (quarter at time zone ${zone})::date::text as day, sum(clicks)::int as clicks
    from click_quarters
    where user_id = ${userId} and quarter >= (${from}::date)::timestamp at time zone ${zone}
    group by 1`.execute(db);
  return rows;
}

export interface MoneyOfDay {
  day: string;
  currency: string;
  count: number;
  commission_minor: number;
  /** Units for one euro on that day or the last day before; null if no rate is stored. */
  rate: number | null;
}

/** Bookings by the day they were made, without those cancelled, refunded or missed. */
export function bookingsByDay(db: Executor, since: Since): Promise<MoneyOfDay[]> {
  const counted = sql<SqlBool>`state not in ('cancelled', 'refunded', 'no_show', 'clawed_back')`;
  return moneyByDay(db, since, { at: 'booked_at', counted });
}

export function payableByDay(db: Executor, since: Since): Promise<MoneyOfDay[]> {
  return moneyByDay(db, since, { at: 'payable_at', counted: sql<SqlBool>`true` });
}

async function moneyByDay(
  db: Executor,
  { userId, zone, from }: Since,
  bookings: { at: 'booked_at' | 'payable_at'; counted: RawBuilder<SqlBool> },
): Promise<MoneyOfDay[]> {
  const at = sql.ref(bookings.at);
  const { rows } = await sql<MoneyOfDay>`
    select days.day::text as day, days.currency, days.count, days.commission_minor, ${rateAt(sql`days.currency`, sql`days.day`)} as rate
    from (
      select (${at} at time zone ${zone})::date as day, currency, count(*)::int as count,
        sum(commission_minor)::float8 as commission_minor
      from bookings
      where user_id = ${userId} and ${at} >= (${from}::date)::timestamp at time zone ${zone} and ${bookings.counted}
      group by 1, 2
    ) days`.execute(db);
  return rows;
}

/** Units of a currency for one euro by the latest stored rate up to a day. */
function rateAt(currency: ReturnType<typeof sql>, day: ReturnType<typeof sql>) {
  return sql<number | null>`case when ${currency} = 'EUR' then 1::float8 else (
    select units_per_euro::float8 from exchange_rates
    where exchange_rates.currency = ${currency} and exchange_rates.day <= ${day}
    order by exchange_rates.day desc limit 1) end`;
}

/** The latest stored rate of these currencies, with its day. */
export async function newestRates(db: Executor, currencies: readonly string[]) {
  const { rows } = await sql<{ currency: string; rate: number; day: string }>`
    select distinct on (currency) currency, units_per_euro::float8 as rate, day::text as day
    from exchange_rates where currency = any(${[...currencies]})
    order by currency, day desc`.execute(db);
  return new Map(rows.map((row) => [row.currency, row]));
}

export interface LinkRow {
  link_id: number;
  post_id: number | null;
  label: string;
  picture: string | null;
  clicks: number;
  bookings: number;
  cancelled: number;
  stayed: number;
  payable: number;
  paid: number;
  sums: { currency: string; expected: number; payable: number; in_payout: number; paid: number }[];
}

/** Links of a member with their results, most clicked first; `last` is where the previous page ended. */
export async function linkRows(
  db: Executor,
  page: PageQuery<readonly [clicks: number, id: number]>,
): Promise<LinkRow[]> {
  const after =
    page.last === null
      ? sql`true`
      : sql`(links.clicks_count, links.id) < (${page.last[0]}::int, ${page.last[1]}::bigint)`;
  const { rows } = await sql<LinkRow>`
    with page as (
      select links.id, links.post_id, links.label, links.clicks_count from links
      where links.user_id = ${page.viewerId} and ${after}
      order by links.clicks_count desc, links.id desc limit ${page.limit}
    )
    select page.id as link_id, page.post_id, page.label, page.clicks_count as clicks,
      (select pictures.key from pictures where pictures.post_id = page.post_id and pictures.status = 'ready'
        order by pictures.position limit 1) as picture,
      made.bookings, made.cancelled, made.stayed, made.payable, made.paid, coalesce(money.sums, '[]') as sums
    from page
    cross join lateral (
      select count(*)::int as bookings,
        count(*) filter (where state in ('cancelled', 'no_show', 'refunded', 'clawed_back'))::int as cancelled,
        count(*) filter (where state in ('stayed', 'payable', 'in_payout', 'paid'))::int as stayed,
        count(*) filter (where state in ('payable', 'in_payout'))::int as payable,
        count(*) filter (where state = 'paid')::int as paid
      from bookings where bookings.user_id = ${page.viewerId} and bookings.link_id = page.id
    ) made
    left join lateral (
      select json_agg(by_currency) as sums from (
        select entries.currency,
          coalesce(sum(entries.amount_minor) filter (where account = 'expected'), 0)::float8 as expected,
          coalesce(sum(entries.amount_minor) filter (where account = 'payable'), 0)::float8 as payable,
          coalesce(sum(entries.amount_minor) filter (where account = 'in_payout'), 0)::float8 as in_payout,
          coalesce(sum(entries.amount_minor) filter (where account = 'paid'), 0)::float8 as paid
        from ledger_entries entries
        join bookings on bookings.id = entries.booking
        where bookings.user_id = ${page.viewerId} and bookings.link_id = page.id
        group by entries.currency order by entries.currency
      ) by_currency
    ) money on true
    order by page.clicks_count desc, page.id desc`.execute(db);
  return rows;
}
