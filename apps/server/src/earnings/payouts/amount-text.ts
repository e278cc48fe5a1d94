import type { Language } from '@staylore/contract/fields';

const locales: Record<Language, string> = { en: 'en', de: 'de-CH' };

/** An amount in minor units as people read it, with the currency's code. */
export function amountText(minor: number, how: { currency: string; language: Language }): string {
  const { currency, language } = how;
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}
