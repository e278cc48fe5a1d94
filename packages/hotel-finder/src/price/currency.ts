import type { Document } from '../text/document.ts';
import { currencyNamed, moneyOf, type NamedCurrency, SIGNS, settleCurrency } from './currencies.ts';

/** A number in a text, with its place there. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The currency of an amount, written beside it or told by how it is written; undefined where it is no money. What several countries
 * call alike is that of `country` where it is one of them, and marked as shared where the country is not known.
 */
export function currencyOf(doc: Document, amount: Amount, country: string | null): NamedCurrency | undefined {
  const found =
    currencyBefore(doc.text.slice(Math.max(0, amount.start - 8), amount.start).trimEnd(), country) ??
    currencyAfter(doc.text.slice(amount.end, amount.end + 12).trimStart()) ??
    unwritten(doc, amount, country);
  if (!found?.shared || country === null) return found;
  return { code: settleCurrency(found.code, country), shared: false };
}

/** "1'190.–" or "265,–" without a currency: francs in Switzerland, euros where German is written. */
function unwritten(doc: Document, amount: Amount, country: string | null): NamedCurrency | undefined {
  const { start, end, value } = amount;
  const own = (code: string | undefined) => (code === undefined ? undefined : { code, shared: false });
  if (!endsWithDigit(doc.text, end) && /[.,][-–—]+$/.test(doc.text.slice(start, end))) {
    if (country === 'CH') return own('CHF');
    return doc.german ? own('EUR') : undefined;
  }
  // "20 € for the dog, 189 a night for us"
  if (value > MOST_NIGHTS && A_NIGHT.test(doc.text.slice(end, end + 12))) return writtenElsewhere(doc);
  // "Doppelzimmer 129", "Bett ab 27"
  if (value >= LEAST_BED && A_BED.test(doc.text.slice(Math.max(0, start - 32), start)))
    return writtenElsewhere(doc) ?? own(country === null ? undefined : moneyOf(country));
  return undefined;
}

function endsWithDigit(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  return code >= 48 && code <= 57;
}

function writtenElsewhere(doc: Document): NamedCurrency | undefined {
  const sign = SIGNS.find(([written]) => doc.text.includes(written));
  return sign && { code: sign[1], shared: isShared(sign[0]) };
}

/** A smaller number before "nights" counts them. */
const MOST_NIGHTS = 31;
const A_NIGHT = /^ ?(?:\/|pro |a |per |die |la |por |par |each )? ?(?:night|nacht|nuit|notte|noche|noite)\b/i;
const LEAST_BED = 15;
const A_BED =
  /(?:(?:doppel|einzel|familien|mehrbett|er-)zimmer|\b(?:dz|ez|twin|doubles?|dorm bed|rooms?|betten|bett|beds?)(?: (?:ab|from|um|für|ist|are|is|kostet|costs?))|(?:zimmer|bett)[^.!?\n\d]{0,16} (?:ab|um|für|kostet)),? ?(?:ab |from |um |für )?$/i;

const isShared = (sign: string) => sign === '$' || sign === '£';

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
