import type { AnalyticsDay, AnalyticsRecord, Balance } from '@staylore/contract/earnings/analytics';
import { fromMinor } from '@staylore/money/money';
import type { Executor } from '../../platform/db/database.ts';
import { balances } from '../ledger/index.ts';
import { bookingsByDay, clicksByDay, type MoneyOfDay, newestRates, payableByDay } from './queries.ts';
import { change, type Window } from './window.ts';

/** Figures of one day; money in euros. */
interface DayFigures {
  clicks: number;
  bookings: number;
  commission: number;
  earnings: number;
}

interface Whose {
  userId: number;
  window: Window;
}

/** Amounts of one currency and day in euros; one without a rate is left out rather than wrong. */
function euros({ commission_minor, currency, rate }: MoneyOfDay): number {
  return rate === null ? 0 : fromMinor(commission_minor, currency) / rate;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Figures by day from the beginning of the earlier 30 days on; days without events are missing. */
async function figuresByDay(db: Executor, { userId, window }: Whose): Promise<Map<string, DayFigures>> {
  const since = { userId, zone: window.zone, from: window.earlierFrom };
  const [clicks, bookings, payable] = await Promise.all([
    clicksByDay(db, since),
    bookingsByDay(db, since),
    payableByDay(db, since),
  ]);
  const days = new Map<string, DayFigures>();
  const at = (day: string): DayFigures => {
    const known = days.get(day) ?? { clicks: 0, bookings: 0, commission: 0, earnings: 0 };
    days.set(day, known);
    return known;
  };
  for (const row of clicks) at(row.day).clicks += row.clicks;
  for (const row of bookings) {
    at(row.day).bookings += row.count;
    at(row.day).commission += euros(row);
  }
  for (const row of payable) at(row.day).earnings += euros(row);
  return days;
}

/** The four tiles: the totals of this window and their change against the one before. */
export async function lastThirtyDays(db: Executor, whose: Whose): Promise<AnalyticsRecord> {
  const first = whose.window.days[0] ?? '';
  const [now, earlier] = [noFigures(), noFigures()];
  for (const [day, figures] of await figuresByDay(db, whose)) {
    const sum = day >= first ? now : earlier;
    sum.clicks += figures.clicks;
    sum.bookings += figures.bookings;
    sum.commission += figures.commission;
    sum.earnings += figures.earnings;
  }
  return {
    clicks_number: now.clicks,
    clicks_percentage: change(now.clicks, earlier.clicks),
    bookings_number: now.bookings,
    bookings_percentage: change(now.bookings, earlier.bookings),
    earnings_number: cents(now.earnings),
    earnings_percentage: change(cents(now.earnings), cents(earlier.earnings)),
    comission_number: cents(now.commission),
    comission_percentage: change(cents(now.commission), cents(earlier.commission)),
  };
}

const noFigures = (): DayFigures => ({ clicks: 0, bookings: 0, commission: 0, earnings: 0 });

/** Each of the last 30 days, with zeros for those without events. */
export async function chartDays(db: Executor, whose: Whose): Promise<AnalyticsDay[]> {
  const figures = await figuresByDay(db, whose);
  return whose.window.days.map((day) => {
    const { clicks, bookings, commission } = figures.get(day) ?? noFigures();
    return { day, clicks, bookings, commission: cents(commission) };
  });
}

/** The ledger's balances by currency, and their total in euros by the latest rate. */
export async function balancesInEuros(db: Executor, userId: number): Promise<Balance[]> {
  const rows = await balances(db, userId);
  const rates = await newestRates(
    db,
    rows.map(({ currency }) => currency),
  );
  return rows.map(({ currency, expected, payable, in_payout, paid }) => {
    const rate = rates.get(currency);
    const total = fromMinor(expected + payable + in_payout + paid, currency);
    const isEuro = currency === 'EUR';
    return {
      currency,
      expected_minor: expected,
      payable_minor: payable,
      in_payout_minor: in_payout,
      paid_minor: paid,
      total_euro: isEuro ? total : rate === undefined ? null : cents(total / rate.rate),
      rate_day: isEuro ? null : (rate?.day ?? null),
    };
  });
}
