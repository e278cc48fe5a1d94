import { formatPrice } from '../../../platform/texts/format.ts';
import type { Language } from '../../../platform/texts/language.ts';

/** An amount in minor units as a reader of the language writes it. */
export function amountText(minor: number, currency: string, language: Language): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return formatPrice(Number(`${minor}e-${maximumFractionDigits}`), currency, language);
}
