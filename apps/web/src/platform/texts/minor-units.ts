import { formatPrice } from './format.ts';
import type { Language } from './language.ts';

/** An amount in minor units as people read it. Decimals of the currency by ISO 4217. */
export function formatMinor(minor: number, currency: string, language: Language): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return formatPrice(minor / 10 ** digits, currency, language);
}
