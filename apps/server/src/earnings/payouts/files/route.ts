import { isSEPACountry } from 'ibantools';

/** How a payment is made: SEPA credit transfer in euros, or a domestic one in francs. */
export type PaymentRoute = 'sepa' | 'domestic';

/**
 * The route of a currency to an account, null if there is none: euros go by SEPA (payment type S), francs to accounts in Switzerland and
 * Liechtenstein (type D). Other currencies stay on the balance until the operator's bank supports them.
 */
export function routeOf(currency: string, iban: string): PaymentRoute | null {
  const country = iban.slice(0, 2) as Parameters<typeof isSEPACountry>[0];
  if (currency === 'EUR') return isSEPACountry(country) ? 'sepa' : null;
  if (currency === 'CHF') return ['CH', 'LI'].includes(country) ? 'domestic' : null;
  return null;
}
