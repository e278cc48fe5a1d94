import { fromMinor } from '@staylore/money/money';

/** An amount in minor units of its currency as euro cents, rounded once. `unitsPerEuro` is how many units one euro buys. */
export function inEuroCents(amount: { minor: number; currency: string; unitsPerEuro: number }): number {
  const { minor, currency, unitsPerEuro } = amount;
  if (currency === 'EUR') return minor;
  return Math.round((fromMinor(minor, currency) / unitsPerEuro) * 100);
}
