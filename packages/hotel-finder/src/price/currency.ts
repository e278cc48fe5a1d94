import type { Document } from '../text/document.ts';
import { areAlike, settleCurrency } from './country-money.ts';
import { currencyNamed, type NamedCurrency, SIGNS } from './currencies.ts';

/** A number in a text, with its position. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The currency written beside an amount; undefined if there is none. A name shared by several countries means that of `country` if it is one of
 * them, and is marked as shared if the country is unknown.
 */
export function currencyOf(doc: Document, amount: Amount, country: string | null): NamedCurrency | undefined {
  const before = currencyBefore(doc.text.slice(Math.max(0, amount.start - 8), amount.start), amount, country);
  const isOpen = before === undefined || before.shared;
  const after = isOpen
    ? currencyAfter(doc, doc.text.slice(amount.end, amount.end + 14).trimStart())
    : undefined;
  // "$55 AUD": the code says whose dollars they are.
  const isNamedAfter = before === undefined || (after?.shared === false && areAlike(before.code, after.code));
  const found = isNamedAfter ? after : before;
  if (!found?.shared || country === null) return found;
  return { code: settleCurrency(found.code, [country]), shared: false };
}

const isShared = (sign: string) => sign === '$' || sign === '£' || sign === '¥';

/** Every sign ends with a dollar, a stroke, a stop or a non-plain letter. */
function mayEndSign(code: number): boolean {
  return code === 36 || code === 46 || code === 47 || code > 127;
}

const SIGN_STARTS = new Set(SIGNS.map(([sign]) => sign.charCodeAt(0)));

/** "R650" is money, "R2" a road or a robot. */
const LEAST_RAND = 100;
const RAND = /(?:^|[^A-Za-z])R$/;

function currencyBefore(text: string, { value }: Amount, country: string | null): NamedCurrency | undefined {
  const before = text.trimEnd();
  const isRand = country === 'ZA' ? RAND.test(before) : value >= LEAST_RAND && RAND.test(text);
  if (isRand) return { code: 'ZAR', shared: false };
  if (mayEndSign(before.charCodeAt(before.length - 1))) {
    const sign = SIGNS.find(([written]) => before.endsWith(written));
    if (sign) return { code: sign[1], shared: isShared(sign[0]) };
  }
  const word = /([A-Za-z]{2,7})\.?$/.exec(before)?.[1];
  return word === undefined ? undefined : currencyNamed(word, true);
}

function currencyAfter({ german }: Document, after: string): NamedCurrency | undefined {
  if (SIGN_STARTS.has(after.charCodeAt(0))) {
    const sign = SIGNS.find(([written]) => after.startsWith(written));
    if (sign) return { code: sign[1], shared: isShared(sign[0]) };
  }
  // "3,200/-", as rupees and shillings are written.
  if (after.startsWith('/-')) return { code: 'INR', shared: true };
  const word = /^([A-Za-zÀ-ž]{2,11})(?![A-Za-zÀ-ž])/.exec(after)?.[1];
  if (word === undefined) return undefined;
  // "38,000 ft" are feet, though not in German.
  return word === 'Ft' || (german && word === 'ft')
    ? { code: 'HUF', shared: false }
    : currencyNamed(plain(word), false);
}

/** "dólares" as "dolares". */
function plain(word: string): string {
  if (/^[A-Za-z]*$/.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/gi, 'l');
}
