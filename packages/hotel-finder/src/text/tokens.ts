import { type Casing, casingOf, plainCasing } from './casing.ts';
import { foldWord } from './fold.ts';
import {
  APOSTROPHE,
  COMMA,
  classOf,
  DIGIT,
  HARD,
  HIGH,
  IGNORED,
  LETTER,
  LINE,
  QUOTE,
  SOFT,
  SPACE,
} from './letters.ts';
import { HASH_START, hashLetter, setsOf, spellingOf, wordNumber, writtenNumber } from './vocabulary.ts';
import { isAddress, joins } from './word-ends.ts';

export type TokenKind = 'word' | 'number' | 'handle' | 'hashtag' | 'url';
/** What precedes a word: only space, soft punctuation inside names (& - / . +), a comma, or the end of a clause. */
export const GAP = { space: 0, soft: 1, comma: 2, hard: 3 } as const;

export interface Token {
  readonly kind: TokenKind;
  /** UTF-16 positions in the text; handles and hashtags with their sign. */
  readonly start: number;
  readonly end: number;
  /** Folded; of handles and hashtags without sign, dots and underscores. */
  readonly fold: string;
  /** Without the possessive "'s": "Treehotel's" → "treehotel"; else as `fold`. */
  readonly stem: string;
  readonly casing: Casing;
  readonly gap: number;
  /** A line break separates this word from the previous one. */
  readonly newLine: boolean;
  /** An opening quotation mark joins it to the previous word. */
  readonly quoted: boolean;
  /** Its number in the vocabulary of the lexicons, 0 if unknown. */
  readonly number: number;
  /** A bit for each set of words that contains it, see `lexicon/vocabulary.ts`. */
  readonly sets: number;
}

const LONGEST_WORD = 60;
const BLANK = 32;
const SMALL_A = 97;
const SMALL_Z = 122;
const CAPITAL_TO_SMALL = 32;
const ABBREVIATED = new Set(['st', 'mt', 'no', 'dr', 'bd', 'ste', 'sta', 'sto', 'bzw']);

interface Scan {
  readonly text: string;
  readonly tokens: Token[];
  gap: number;
  newLine: boolean;
  quoted: boolean;
}

/** Splits a text into words, numbers, @handles, #hashtags and addresses. Linear in the length of the text. */
export function tokenise(text: string): Token[] {
  const scan: Scan = { text, tokens: [], gap: GAP.hard, newLine: true, quoted: false };
  const { length } = text;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (code === BLANK) {
      at += 1;
      continue;
    }
    const kind = classOf(code);
    if (kind === LETTER || kind === DIGIT || kind === HIGH) at = readWord(scan, at);
    else if ((code === 64 || code === 35) && at + 1 < length) at = readTagged(scan, at);
    else {
      widenGap(scan, at, kind);
      at += 1;
    }
  }
  return scan.tokens;
}

function widenGap(scan: Scan, at: number, kind: number): void {
  if (kind === SPACE || kind === IGNORED) return;
  if (kind === SOFT || kind === APOSTROPHE) {
    scan.gap = Math.max(scan.gap, softGap(scan, at));
    return;
  }
  if (kind === COMMA) scan.gap = Math.max(scan.gap, GAP.comma);
  else scan.gap = GAP.hard;
  if (kind === LINE) scan.newLine = true;
  scan.quoted = kind === QUOTE;
}

/**
 * A full stop ends a clause unless it is inside or after an abbreviation; a dash with spaces around it ends one too. A slash that touches no
 * word behind it divides like a comma: "Hotel Post // Zermatt".
 */
function softGap(scan: Scan, at: number): number {
  const char = scan.text.charAt(at);
  const next = classOf(scan.text.charCodeAt(at + 1));
  const touches = next === LETTER || next === DIGIT;
  if (char === '.') {
    const last = scan.tokens.at(-1);
    if (touches || (last && last.end === at && (ABBREVIATED.has(last.fold) || isOrdinal(last))))
      return GAP.soft;
    return GAP.hard;
  }
  if (char === '/') return touches ? GAP.soft : GAP.comma;
  if (char === '-')
    return touches && at > 0 && classOf(scan.text.charCodeAt(at - 1)) !== SPACE ? GAP.soft : GAP.hard;
  return GAP.soft;
}

/** "10. Mal", but not the "1." that opens a line of a list. */
function isOrdinal(token: Token): boolean {
  return token.kind === 'number' && !token.newLine && token.end - token.start <= 2;
}

/** Takes the parts as arguments: an object for each word would be garbage at once. */
function push(
  scan: Scan,
  kind: TokenKind,
  start: number,
  end: number,
  fold: string,
  casing: Casing,
  number: number,
): void {
  const { gap, newLine, quoted } = scan;
  const stem = stemOf(scan.text, end, fold);
  scan.tokens.push({
    kind,
    start,
    end,
    fold,
    stem,
    casing,
    gap,
    newLine,
    quoted,
    number,
    sets: setsOf(number),
  });
  scan.gap = GAP.space;
  scan.newLine = false;
  scan.quoted = false;
}

function stemOf(text: string, end: number, fold: string): string {
  const last = fold.length - 1;
  if (last < 3 || fold.charCodeAt(last) !== 115) return fold;
  return classOf(text.charCodeAt(end - 2)) === APOSTROPHE ? fold.slice(0, -1) : fold;
}

function readWord(scan: Scan, start: number): number {
  const { text } = scan;
  let end = start;
  let digits = 0;
  let capitals = 0;
  let small = 0;
  let hash = HASH_START;
  const last = Math.min(text.length, start + LONGEST_WORD);
  for (; end < last; end += 1) {
    const code = text.charCodeAt(end);
    if (code >= SMALL_A && code <= SMALL_Z) {
      small += 1;
      hash = hashLetter(hash, code);
      continue;
    }
    const kind = classOf(code);
    if (kind === DIGIT) {
      digits += 1;
      hash = hashLetter(hash, code);
    } else if (kind === LETTER || kind === IGNORED) {
      if (code < SMALL_A) {
        capitals += 1;
        hash = hashLetter(hash, code + CAPITAL_TO_SMALL);
      }
    } else if (kind === HIGH) end += 1;
    else if (kind !== APOSTROPHE || !joins(text, start, end)) break;
  }
  if (isAddress(text, start, end)) return readAddress(scan, start, end);
  if (digits + small + capitals < end - start) return readForeign(scan, start, end);
  const kind = digits === end - start ? 'number' : 'word';
  const casing = capitals === 0 ? 'lower' : plainCasing(text.charCodeAt(start), capitals, small);
  const number = writtenNumber(text, start, end, hash);
  const fold = number > 0 ? spellingOf(number) : plainFold(scan, start, end);
  push(scan, kind, start, end, fold, casing, number);
  return end;
}

function plainFold({ text }: Scan, start: number, end: number): string {
  return text.slice(start, end).toLowerCase();
}

/** A word with letters beyond the plain ones, or an apostrophe. */
function readForeign(scan: Scan, start: number, end: number): number {
  const raw = scan.text.slice(start, end);
  const fold = foldWord(raw);
  push(scan, 'word', start, end, fold, casingOf(raw), wordNumber(fold));
  return end;
}

function readAddress(scan: Scan, start: number, from: number): number {
  let end = from;
  while (end < scan.text.length && !isBreak(scan.text.charCodeAt(end))) end += 1;
  push(scan, 'url', start, end, '', 'lower', 0);
  return end;
}

function isBreak(code: number): boolean {
  const kind = classOf(code);
  return kind === SPACE || kind === LINE || kind === QUOTE;
}

function readTagged(scan: Scan, start: number): number {
  const { text } = scan;
  const handle = text.charCodeAt(start) === 64;
  let end = start + 1;
  let hash = HASH_START;
  let plain = true;
  while (end < text.length && end - start < LONGEST_WORD) {
    const code = text.charCodeAt(end);
    const kind = classOf(code);
    const inside =
      kind === LETTER || kind === DIGIT || code === 95 || kind === IGNORED || (handle && code === 46);
    if (!inside) break;
    end += 1;
    if (code > SMALL_Z || code === 95 || code === 46) plain = false;
    else hash = hashLetter(hash, code > 64 && code < 91 ? code + CAPITAL_TO_SMALL : code);
  }
  while (end > start + 1 && text.charCodeAt(end - 1) === 46) end -= 1;
  if (end === start + 1) {
    // "@ the Ritz": the sign alone reads as "at".
    if (handle && classOf(text.charCodeAt(end)) === SPACE)
      push(scan, 'word', start, end, 'at', 'lower', wordNumber('at'));
    else widenGap(scan, start, HARD);
    return end;
  }
  const kind = handle ? 'handle' : 'hashtag';
  if (plain) {
    const number = writtenNumber(text, start + 1, end, hash);
    const fold = number > 0 ? spellingOf(number) : plainFold(scan, start + 1, end);
    push(scan, kind, start, end, fold, 'lower', number);
  } else {
    const fold = foldWord(text.slice(start + 1, end).replace(/[._]/g, ''));
    push(scan, kind, start, end, fold, 'lower', wordNumber(fold));
  }
  return end;
}
