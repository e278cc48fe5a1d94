import { formatMoney, formatMinor as formatWhole } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import type { Language } from './language.ts';

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Cached, as formatters are expensive to create. */
function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = made.get(key) as T | undefined;
  if (known !== undefined) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

/** A price in units of its currency, without needless decimals; an unknown currency is shown by its code. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  return formatMoney(amount, currency, { locale: locales[language], short: true });
}

/** An amount of an account, in minor units: always with its decimals, as amounts are listed in columns. */
export function formatMinor(minor: number, currency: string, language: Language): string {
  return formatWhole(minor, currency, { locale: locales[language] });
}

export function formatNumber(value: number, language: Language): string {
  return kept(`${language}#`, () => new Intl.NumberFormat(locales[language])).format(value);
}

/**
 * A day like `3 November 2026`, with a `short` month if space is scarce, in UTC unless a time zone is given. No line ends between
 * day and month.
 */
export function formatDay(
  iso: string,
  language: Language,
  { timeZone = 'UTC', short = false }: { timeZone?: string; short?: boolean } = {},
): string {
  const format = kept(
    `${language}@${timeZone}${short}`,
    () =>
      new Intl.DateTimeFormat(locales[language], {
        day: 'numeric',
        month: short ? 'short' : 'long',
        year: 'numeric',
        timeZone,
      }),
  );
  return format.format(new Date(iso)).replace(' ', '\u00a0');
}
