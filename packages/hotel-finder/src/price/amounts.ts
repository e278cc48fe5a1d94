import type { Document } from '../text/document.ts';
import { isIn } from '../text/vocabulary.ts';
import { currencyNamed } from './currencies.ts';
import { type Amount, currencyOf } from './currency.ts';
import { MONEY_WORDS, numberMeant, wordValue } from './number-words.ts';

/** A number of a text that may be a price. */
export interface PriceCandidate extends Amount {
  /** ISO 4217; null if none is written, so that the country's currency applies. */
  readonly currency: string | null;
  /** Its currency has a name that several countries use, and no tag gave the country. */
  readonly shared: boolean;
  /** The first of two: "80–95 €". */
  readonly range: boolean;
}

const MOST = 40;
const LEAST_BARE = 8;
const MOST_BARE = 90_000;
const MOST_WRITTEN = 5_000_000;

/** All numbers of a text that may be prices; `country` disambiguates crowns and dollars. */
export function amountsIn(doc: Document, country: string | null): PriceCandidate[] {
  const found: PriceCandidate[] = [];
  for (let at = 0; at < doc.text.length && found.length < MOST; at += 1) {
    const code = doc.text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const amount = readAmount(doc.text, at);
    if (!isLetter(doc.text.charCodeAt(at - 1)) || followsMoney(doc.text, at)) {
      const candidate = candidateOf(doc, amount, country);
      if (candidate) found.push(candidate);
    }
    at = Math.max(at, amount.end);
  }
  if (found.length < MOST && isIn(doc, MONEY_WORDS)) found.push(...amountsInWords(doc, country));
  return found;
}

/** Digits within a word, a handle or a tag are not a separate number. */
const isLetter = (code: number) =>
  (code > 96 && code < 123) || code === 95 || code === 35 || code === 64 || code === 46 || code === 58;

/** "rm149", "Rs.500", "S/.120": a currency's name or sign, run together with the number. */
function followsMoney(text: string, at: number): boolean {
  const run = /(?<![A-Za-z@#._:])(?:([A-Za-z]{2,4})\.?|S\/\.)$/.exec(text.slice(Math.max(0, at - 7), at));
  return run !== null && (run[1] === undefined || currencyNamed(run[1], true) !== undefined);
}

function candidateOf(doc: Document, amount: Amount, country: string | null): PriceCandidate | undefined {
  if (amount.value <= 0 || amount.value > MOST_WRITTEN) return undefined;
  const own = currencyOf(doc, amount, country);
  const last = own ? null : endOfRange(doc, amount);
  const currency = own ?? (last && currencyOf(doc, last, country));
  const range = last !== null && currency !== undefined;
  if (currency) return { ...amount, currency: currency.code, shared: currency.shared, range };
  const most = isLetter(doc.text.charCodeAt(amount.end - 1)) ? MOST_WRITTEN : MOST_BARE;
  const bare = amount.value >= LEAST_BARE && amount.value <= most;
  return bare ? { ...amount, currency: null, shared: false, range } : undefined;
}

const MOST_NUMBER_WORDS = 6;

/** "Thirty-nine euros", "hundertzwanzig Franken". */
function amountsInWords(doc: Document, country: string | null): PriceCandidate[] {
  const found: PriceCandidate[] = [];
  for (const [at, token] of doc.tokens.entries()) {
    if (!isIn(token, MONEY_WORDS) || found.length > 4) continue;
    let from = at;
    while (from > 0 && at - from < MOST_NUMBER_WORDS && isNumberWord(doc.tokens[from - 1]?.fold ?? ''))
      from -= 1;
    const value = numberMeant(doc.tokens.slice(from, at).map(({ fold }) => fold));
    const [first, last] = [doc.tokens[from], doc.tokens[at - 1]];
    if (value === undefined || value < LEAST_IN_WORDS || !first || !last) continue;
    const currency = currencyOf(doc, { value, start: first.start, end: last.end }, country);
    if (currency)
      found.push({
        value,
        start: first.start,
        end: last.end,
        currency: currency.code,
        shared: currency.shared,
        range: false,
      });
  }
  return found;
}

/** "Two euros" do not pay for a bed. */
const LEAST_IN_WORDS = 10;
const isNumberWord = (word: string) => word === 'and' || wordValue(word) !== undefined;

const SEPARATOR = new Set([' ', '.', ',', "'", '’', '\u00a0', '\u202f']);

/** Reads "1'250.-", "1.250", "1,250.50", "420,-", "2.5k" from its first digit on. */
function readAmount(text: string, start: number): Amount {
  let end = start;
  let plain = '';
  let fraction = '';
  while (end < text.length && plain.length < 9 && isDigit(text, end)) {
    plain += text.charAt(end);
    end += 1;
    if (!SEPARATOR.has(text.charAt(end)) || !isDigit(text, end + 1)) continue;
    const group = digitsFrom(text, end + 1);
    const separator = text.charAt(end);
    if (group === 3) end += 1;
    else if (group <= 2 && (separator === '.' || separator === ',')) {
      fraction = text.slice(end + 1, end + 1 + group);
      end += 1 + group;
      break;
    } else break;
  }
  let value = Number(fraction === '' ? plain : `${plain}.${fraction}`);
  const multiple = MULTIPLE.exec(text.slice(end, end + 11))?.[0];
  if (multiple !== undefined) {
    value = Math.round(value * (MULTIPLES[multiple.trimStart().charAt(0).toLowerCase()] ?? 1));
    end += multiple.length;
  }
  if (/^[.,][-–—]/.test(text.slice(end, end + 2))) end += text.startsWith('--', end + 1) ? 3 : 2;
  return { value, start, end };
}

/** "350k", "300rb", "150 thousand", "1.1 mil rupiah", "1.2 lakh". */
const MULTIPLE = /^(?:k|rb| ?(?:thousand|tausend|ribu|mio|mil|millionen|million|lakhs?))(?![\p{L}\d])/iu;
const MULTIPLES: Readonly<Record<string, number>> = { k: 1000, t: 1000, r: 1000, m: 1_000_000, l: 100_000 };

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function digitsFrom(text: string, at: number): number {
  let count = 0;
  while (count < 5 && isDigit(text, at + count)) count += 1;
  return count;
}

const RANGE = /^ ?(?:-|–|to|bis|und|and|or|oder|y|e|et|à|a) ?(?=\d)/;

/** The second amount of a range, which has the currency and the words of the first: "between 150 and 260 euros a night". */
function endOfRange(doc: Document, { value, end }: Amount): Amount | null {
  const joint = value < LEAST_IN_RANGE ? null : RANGE.exec(doc.text.slice(end, end + 6));
  const next = joint && readAmount(doc.text, end + joint[0].length);
  return next && next.value > value ? next : null;
}

/** Smaller numbers before another are counts of nights and people. */
const LEAST_IN_RANGE = 15;
