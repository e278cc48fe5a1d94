import type { Document } from '../text/document.ts';
import { currencyNamed, type NamedCurrency, SIGNS, settleCurrency } from './currencies.ts';

/** A number in a text, with its place there. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The currency of an amount that is written beside it; undefined where none is. What several countries
 * call alike is that of `country` where it is one of them, and marked as shared where the country is not known.
 */
export function currencyOf(doc: Document, amount: Amount, country: string | null): NamedCurrency | undefined {
  const found =
    currencyBefore(doc.text.slice(Math.max(0, amount.start - 8), amount.start).trimEnd(), country) ??
    currencyAfter(doc.text.slice(amount.end, amount.end + 12).trimStart());
  if (!found?.shared || country === null) return found;
  return { code: settleCurrency(found.code, [country]), shared: false };
}

const isShared = (sign: string) => sign === '$' || sign === '£' || sign === '¥';

/** Every sign ends with a dollar or a letter that is none of the plain ones. */
function mayEndSign(code: number): boolean {
  return code === 36 || code > 127;
}

const SIGN_STARTS = new Set(SIGNS.map(([sign]) => sign.charCodeAt(0)));

function currencyBefore(before: string, country: string | null): NamedCurrency | undefined {
  if (country === 'ZA' && /(?:^|[^A-Za-z])R$/.test(before)) return { code: 'ZAR', shared: false };
  if (mayEndSign(before.charCodeAt(before.length - 1))) {
    const sign = SIGNS.find(([written]) => before.endsWith(written));
    if (sign) return { code: sign[1], shared: isShared(sign[0]) };
  }
  const word = /([A-Za-z]{2,7})\.?$/.exec(before)?.[1];
  return word === undefined ? undefined : currencyNamed(word, true);
}

function currencyAfter(after: string): NamedCurrency | undefined {
  if (SIGN_STARTS.has(after.charCodeAt(0))) {
    const sign = SIGNS.find(([written]) => after.startsWith(written));
    if (sign) return { code: sign[1], shared: isShared(sign[0]) };
  }
  const word = /^([A-Za-zÀ-ž]{2,9})(?![A-Za-zÀ-ž])/.exec(after)?.[1];
  if (word === undefined) return undefined;
  // "38,000 ft" are feet.
  return word === 'Ft' ? { code: 'HUF', shared: false } : currencyNamed(plain(word), false);
}

/** "dólares" as "dolares". */
function plain(word: string): string {
  if (/^[A-Za-z]*$/.test(word)) return word;
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
