import type { Document } from '../text/document.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { isIn } from '../text/vocabulary.ts';
import { type Amount, currencyOf } from './currency.ts';
import { MONEY_WORDS, numberMeant, wordValue } from './number-words.ts';
import { FOR, HOUSES, LODGING, NIGHT, OTHER_THINGS, PERSON, PETS, STAY, WEEK } from './price-words.ts';

export interface FoundPrice {
  amount: number;
  /** ISO 4217. */
  currency: string;
  per: 'night' | 'person' | 'stay' | 'week' | null;
}

/** A price with its place in the text. */
export interface PriceMention extends FoundPrice {
  readonly start: number;
  readonly end: number;
  /** How likely it is the price of a room rather than of a drink: above 0 it is taken. */
  readonly weight: number;
  /** Its currency bears a name that other countries use for theirs, and no tag told the country. */
  readonly shared: boolean;
}

/** The first price of a room in a text, or null. `country` settles crowns and dollars. */
export function findPrice(doc: Document, country: string | null): PriceMention | null {
  let best: PriceMention | null = null;
  let read = 0;
  for (let at = 0; at < doc.text.length && read < 60; at += 1) {
    const code = doc.text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const amount = readAmount(doc.text, at);
    read += 1;
    const mention = priceAt(doc, amount, country);
    if (mention && mention.weight > 0 && (best === null || mention.weight > best.weight + 1)) best = mention;
    at = Math.max(at, amount.end);
  }
  return best ?? (isIn(doc, MONEY_WORDS) ? priceInWords(doc, country) : null);
}

const MOST_NUMBER_WORDS = 6;

/** "Thirty-nine euros", "hundertzwanzig Franken". */
function priceInWords(doc: Document, country: string | null): PriceMention | null {
  for (const [at, token] of doc.tokens.entries()) {
    if (!isIn(token, MONEY_WORDS)) continue;
    let from = at;
    while (from > 0 && at - from < MOST_NUMBER_WORDS && isNumberWord(doc.tokens[from - 1]?.fold ?? ''))
      from -= 1;
    const value = numberMeant(doc.tokens.slice(from, at).map(({ fold }) => fold));
    const [first, last] = [doc.tokens[from], doc.tokens[at - 1]];
    if (value === undefined || value < LEAST_IN_WORDS || !first || !last) continue;
    const mention = priceAt(doc, { value, start: first.start, end: last.end }, country);
    if (mention && mention.weight > 0) return mention;
  }
  return null;
}

/** "Two euros" buy no bed. */
const LEAST_IN_WORDS = 10;
const isNumberWord = (word: string) => word === 'and' || wordValue(word) !== undefined;

/** Whether a price stands beside a name: "Casa Marea, Porto, 89 €". Positions are those of UTF-16. */
export function standsBeside(
  price: { readonly start: number; readonly end: number },
  name: { readonly start: number; readonly end: number },
): boolean {
  return price.start >= name.end ? price.start - name.end <= 40 : name.start - price.end <= 25;
}

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
  if (isThousands(text.charCodeAt(end)) && /^k\b/i.test(text.slice(end, end + 2))) {
    value *= 1000;
    end += 1;
  }
  if (/^[.,][-–—]/.test(text.slice(end, end + 2))) end += text.startsWith('--', end + 1) ? 3 : 2;
  return { value, start, end };
}

/** "k" or "K". */
const isThousands = (code: number) => code === 107 || code === 75;

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

/** The second amount of a range, which bears the currency and the words of the first: "between 150 and 260 euros a night". */
function endOfRange(doc: Document, { value, end }: Amount): Amount | null {
  const joint = value < LEAST_IN_RANGE ? null : RANGE.exec(doc.text.slice(end, end + 6));
  const next = joint && readAmount(doc.text, end + joint[0].length);
  return next && next.value > value ? next : null;
}

/** Smaller numbers before another count nights and people. */
const LEAST_IN_RANGE = 15;

function priceAt(doc: Document, amount: Amount, country: string | null): PriceMention | null {
  const own = currencyOf(doc, amount, country);
  const last = own ? null : endOfRange(doc, amount);
  const currency = own ?? (last && currencyOf(doc, last, country));
  if (!currency || amount.value <= 0 || amount.value > 5_000_000) return null;
  const { weight, per } = judge(doc, last ?? amount);
  const { code, shared } = currency;
  return { amount: amount.value, currency: code, per, start: amount.start, end: amount.end, weight, shared };
}

/** How many words before and after a price may belong to it. */
const MOST_BEFORE = 6;
const MOST_AFTER = 7;

/** Weighs the words around a price: nights and rooms for it, food, tickets and things against it. */
function judge(doc: Document, amount: Amount): { weight: number; per: FoundPrice['per'] } {
  const at = tokenAt(doc.tokens, amount.start);
  let weight = 1;
  let per: FoundPrice['per'] = null;
  const last = lastInClause(doc, at);
  for (let position = firstInClause(doc, at); position <= last; position += 1) {
    const token = doc.tokens[position];
    if (!token || position === at) continue;
    const after = position > at;
    const near = after ? position - at : at - position;
    if (NIGHT.has(token.fold)) weight += isOthers(doc, at, position) ? 0.5 : 4;
    else if (LODGING.has(token.fold) || ROOM.test(token.fold)) weight += near <= 4 ? 1.5 : 0.7;
    if (after && PETS.has(token.fold) && isFor(doc, position)) weight -= 6;
    if (OTHER_THINGS.has(token.fold) && !isIncluded(doc, position) && !isOfLodging(doc, position))
      weight -= isAside(doc, at, position) ? 0.4 : near <= 3 ? 3.5 : 1.2;
    if (after) per = unitOf(token.fold, per);
  }
  return { weight, per };
}

function firstInClause(doc: Document, at: number): number {
  let first = at;
  while (first > 0 && at - first < MOST_BEFORE && !opensClause(doc, first)) first -= 1;
  return first;
}

function lastInClause(doc: Document, at: number): number {
  let last = at;
  while (last < doc.tokens.length - 1 && last - at < MOST_AFTER && !opensClause(doc, last + 1)) last += 1;
  return last;
}

/** A currency sign counts as the end of a clause for names; here it does not. */
function opensClause(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  return token !== undefined && token.gap === GAP.hard && !endsWithMoney(doc, token);
}

/** A smaller number beside "nights" counts them. */
const MOST_NIGHTS = 31;

/** In "20 € extra, 189 a night" the night belongs to the second number. */
function isOthers(doc: Document, at: number, night: number): boolean {
  const [from, to] = night > at ? [at + 1, night] : [night + 1, at];
  for (let position = from; position < to; position += 1) {
    const token = doc.tokens[position];
    if (token?.kind === 'number' && Number(token.fold) > MOST_NIGHTS) return true;
  }
  return false;
}

/** "per dog", "für den Hund". */
function isFor(doc: Document, at: number): boolean {
  return FOR.has(doc.tokens[at - 1]?.fold ?? '') || FOR.has(doc.tokens[at - 2]?.fold ?? '');
}

const INCLUDING = new Set(
  'with mit inkl incl including inklusive avec con com compris plus zuzuglich zzgl ohne without'.split(' '),
);

/** "95 JOD with dinner" is the price of the night. */
function isIncluded(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  const before = doc.tokens[at - 1];
  return token !== undefined && token.gap === GAP.space && before !== undefined && INCLUDING.has(before.fold);
}

/** "Beach villa", "pool suite": the thing is what the room is called after. */
function isOfLodging(doc: Document, at: number): boolean {
  const next = doc.tokens[at + 1];
  return next?.gap === GAP.space && (ROOM.test(next.fold) || HOUSES.has(next.fold));
}

/** Kinds of rooms and houses, also as the end of a German word: "Familienzimmer", "Almhotel". */
const ROOM = /(?:zimmer|suiten?|hotel|hostel|pension|apartment|lager|kapsel|capsule|pod|dorms?)$/;

/** Whether a comma parts a word from the price: "89 Euro, coffee good" does not price the coffee. */
function isAside(doc: Document, at: number, thing: number): boolean {
  const [from, to] = thing > at ? [at + 1, thing] : [thing + 1, at];
  for (let position = from; position <= to; position += 1) {
    const token = doc.tokens[position];
    if (token && token.gap >= GAP.comma && !endsWithMoney(doc, token)) return true;
  }
  return false;
}

function unitOf(word: string, known: FoundPrice['per']): FoundPrice['per'] {
  if (NIGHT.has(word)) return 'night';
  if (PERSON.has(word)) return known ?? 'person';
  if (WEEK.has(word)) return known ?? 'week';
  return STAY.has(word) ? (known ?? 'stay') : known;
}

function endsWithMoney(doc: Document, token: Token): boolean {
  const before = doc.text.slice(Math.max(0, token.start - 3), token.start);
  if (/\d[.,][-–—]{1,2} ?$/.test(doc.text.slice(Math.max(0, token.start - 5), token.start))) return true;
  return /[€$£¥₹₺฿%()|]/.test(before) && !/[\n.!?]/.test(before);
}

/** The token that holds a position, by bisection. */
function tokenAt(tokens: readonly Token[], position: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tokens[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
