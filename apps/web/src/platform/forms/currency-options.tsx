import { currencies } from '@staylore/money/currencies';

/** The currencies of a price to choose from; one that a price came with stays, whatever it is. */
export function CurrencyOptions({ stored }: { stored: string }) {
  return [...new Set([stored, ...currencies])].sort().map((code) => <option key={code}>{code}</option>);
}
