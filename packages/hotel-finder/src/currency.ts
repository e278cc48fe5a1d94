import type { Document } from './document.ts';
import { ABROAD, CROWNS, DOLLARS, PESOS, SYMBOLS, WORDS } from './lexicon/money.ts';

/** A number in a text, with its place there. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The currency of an amount, written beside it or told by how it is written; undefined where it is no money. */
export function currencyOf(doc: Document, amount: Amount, country: string | null): string | undefined {
  const before = doc.text.slice(Math.max(0, amount.start - 8), amount.start).trimEnd();
  const after = doc.text.slice(amount.end, amount.end + 12).trimStart();
  return currencyBefore(before, country) ?? currencyAfter(after, country) ?? unwritten(doc, amount, country);
}

/** "1'190.–" or "265,–" without a currency: francs in Switzerland, euros where German is written. */
function unwritten(doc: Document, { start, end, value }: Amount, country: string | null): string | undefined {
  if (/[.,][-–—]+$/.test(doc.text.slice(start, end))) {
    if (country === 'CH') return 'CHF';
    return doc.german ? 'EUR' : undefined;
  }
  // "20 € for the dog, 189 a night for us"
  return value > MOST_NIGHTS && A_NIGHT.test(doc.text.slice(end, end + 12))
    ? SYMBOLS.find(([sign]) => doc.text.includes(sign))?.[1]
    : undefined;
}

/** A smaller number before "nights" counts them. */
const MOST_NIGHTS = 31;
const A_NIGHT = /^ ?(?:\/|pro |a |per |die |la |por |par |each )? ?(?:night|nacht|nuit|notte|noche|noite)\b/i;

function settled(symbol: string, code: string, country: string | null): string {
  if (symbol === '$' && country !== null) return DOLLARS[country] ?? code;
  return code;
}

/** Every sign ends with a dollar or a letter that is none of the plain ones. */
function mayEndSign(code: number): boolean {
  return code === 36 || code > 127;
}

const SIGN_STARTS = new Set(SYMBOLS.map(([sign]) => sign.charCodeAt(0)));

function currencyBefore(before: string, country: string | null): string | undefined {
  if (country === 'ZA' && /(?:^|[^A-Za-z])R$/.test(before)) return 'ZAR';
  if (mayEndSign(before.charCodeAt(before.length - 1))) {
    const symbol = SYMBOLS.find(([sign]) => before.endsWith(sign));
    if (symbol) return settled(symbol[0], symbol[1], country);
  }
  return wordCurrency(/([A-Za-z]{2,7})\.?$/.exec(before)?.[1], country, true);
}

function currencyAfter(after: string, country: string | null): string | undefined {
  if (SIGN_STARTS.has(after.charCodeAt(0))) {
    const symbol = SYMBOLS.find(([sign]) => after.startsWith(sign));
    if (symbol) return settled(symbol[0], symbol[1], country);
  }
  return wordCurrency(/^([A-Za-z]{2,8})(?![A-Za-z])/.exec(after)?.[1], country, false);
}

function wordCurrency(word: string | undefined, country: string | null, before: boolean): string | undefined {
  if (word === undefined) return undefined;
  const lower = word.toLowerCase();
  // "38,000 ft" are feet.
  if (lower === 'ft' && word !== 'Ft') return undefined;
  const abroad = country === null ? undefined : ABROAD[lower]?.[country];
  if (abroad !== undefined) return abroad;
  if (lower === 'pesos') return (country && PESOS[country]) || 'MXN';
  if (lower === 'kr' || lower.startsWith('kron')) return (country && CROWNS[country]) || WORDS[lower];
  if (
    (lower === 'try' ||
      lower === 'rand' ||
      lower === 'mad' ||
      lower === 'won' ||
      lower === 'lei' ||
      lower === 'ron') &&
    word !== word.toUpperCase() &&
    before
  )
    return undefined;
  return Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined;
}
