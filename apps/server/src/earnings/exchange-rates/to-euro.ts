import type { Executor } from '../../platform/db/database.ts';
import { inEuroCents } from './convert.ts';
import { rateAt } from './queries.ts';

/**
 * An amount as euro cents by the newest reference rate at or before a day (YYYY-MM-DD).
 * @returns null where no rate is known: say so, never guess.
 */
export async function toEuro(
  db: Executor,
  amount: { minor: number; currency: string; day: string },
): Promise<number | null> {
  if (amount.currency === 'EUR') return amount.minor;
  const unitsPerEuro = await rateAt(db, amount);
  return unitsPerEuro === null ? null : inEuroCents({ ...amount, unitsPerEuro });
}
