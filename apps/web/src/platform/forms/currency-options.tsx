import { currencies } from '@staylore/money/currencies';

/** The currencies to choose from for a price; the price's existing currency is always included. */
export function CurrencyOptions({ stored }: { stored: string }) {
  return [...new Set([stored, ...currencies])].sort().map((code) => <option key={code}>{code}</option>);
}
