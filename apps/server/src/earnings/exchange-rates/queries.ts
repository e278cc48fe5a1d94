import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Units for one euro by the newest rate at or before a day; null without one. */
export async function rateAt(
  db: Executor,
  wanted: { currency: string; day: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(sql<number>`units_per_euro::float8`.as('units'))
    .where('currency', '=', wanted.currency)
    .where('day', '<=', wanted.day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.units ?? null;
}

/** Keeps the rates of a day; a correction replaces what was kept. */
export async function storeRates(
  db: Executor,
  { day, rates }: { day: string; rates: readonly { currency: string; unitsPerEuro: string }[] },
): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(rates.map((rate) => ({ day, currency: rate.currency, units_per_euro: rate.unitsPerEuro })))
    .onConflict((conflict) =>
      conflict
        .columns(['currency', 'day'])
        .doUpdateSet((eb) => ({ units_per_euro: eb.ref('excluded.units_per_euro') })),
    )
    .execute();
}
