import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankRing, detailsOf, openIban } from '../bank-details/index.ts';
import { routeOf } from './files/route.ts';

/** Whether a currency can be paid to a member's bank account; none can without one. */
export async function payableCurrencies(
  platform: Platform,
  trx: Executor,
  userId: number,
): Promise<(currency: string) => boolean> {
  const details = await detailsOf(trx, userId);
  if (details === undefined) return () => false;
  const iban = openIban(await bankRing(platform, trx), details);
  return (currency) => routeOf(currency, iban) !== null;
}
