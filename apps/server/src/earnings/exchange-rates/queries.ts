import type { Executor } from '../../platform/db/database.ts';

/** Stores the rates of a day; a correction replaces earlier ones. */
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

/** Adds rates of days that have none yet. */
export async function insertRates(
  db: Executor,
  rates: { day: string; currency: string; units_per_euro: string }[],
): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(rates)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
