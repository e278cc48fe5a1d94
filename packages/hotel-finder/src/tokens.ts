import { foldWord } from './fold.ts';

export type TokenKind = 'word' | 'number' | 'handle' | 'hashtag' | 'url';
/** How a word is written: lower, Capitalised, CAPITALS, or mIxed. */
export type Casing = 'lower' | 'title' | 'upper' | 'mixed';
/** What stands before a word: only space, soft punctuation inside names (& - / . +), a comma, or the end of a clause. */
export const GAP = { space: 0, soft: 1, comma: 2, hard: 3 } as const;

export interface Token {
  readonly kind: TokenKind;
  /** UTF-16 positions in the text; handles and hashtags with their sign. */
  readonly start: number;
  readonly end: number;
  /** Folded; of handles and hashtags without sign, dots and underscores. */
  readonly fold: string;
  /** Without the "'s" of possession: "Treehotel's" → "treehotel"; else as `fold`. */
  readonly stem: string;
  readonly casing: Casing;
  readonly gap: number;
  /** A new line lies between this word and the one before. */
  readonly newLine: boolean;
  /** The word before is joined by an opening quotation mark. */
  readonly quoted: boolean;
}

const LONGEST_WORD = 60;
const ELIDED = new Set([
  'l',
  'd',
  'dell',
  'all',
  'nell',
  'sull',
  'dall',
  'un',
  'qu',
  'j',
  'c',
  's',
  'm',
  'n',
  't',
]);
/** Turkish hangs its cases on names with an apostrophe: "Cappadocia'da". */
const TURKISH_CASE = /^(?:da|de|ta|te|dan|den|tan|ten|ya|ye|nin|nun)(?![\p{L}\p{N}])/u;
const ABBREVIATED = new Set(['st', 'mt', 'no', 'dr', 'bd', 'ste', 'sta', 'sto', 'bzw']);

const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const SOFT = 4;
const COMMA = 5;
const APOSTROPHE = 6;
const QUOTE = 7;
const HARD = 8;
const LINE = 9;
const HIGH = 10;
const IGNORED = 11;

const ASCII = new Uint8Array(128).fill(HARD);
for (let code = 0; code < 128; code += 1) {
  const char = String.fromCharCode(code);
  if (/[a-z]/i.test(char)) ASCII[code] = LETTER;
  else if (/[0-9]/.test(char)) ASCII[code] = DIGIT;
  else if (char === '\n' || char === '\r') ASCII[code] = LINE;
  else if (/\s/.test(char)) ASCII[code] = SPACE;
  else if ("&-/+.'`*".includes(char))
    ASCII[code] = char === "'" || char === '`' || char === '*' ? APOSTROPHE : SOFT;
  else if (char === ',') ASCII[code] = COMMA;
  else if (char === '"') ASCII[code] = QUOTE;
}

function classOf(code: number): number {
  if (code < 128) return ASCII[code] ?? HARD;
  if (code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a)) return SPACE;
  if (code === 0x2019 || code === 0x2018 || code === 0xb4) return APOSTROPHE;
  if (code >= 0x201a && code <= 0x201f) return QUOTE;
  if (code === 0xab || code === 0xbb || code === 0x2039 || code === 0x203a) return QUOTE;
  if (code === 0x200b || code === 0x200d || code === 0xfe0f) return IGNORED;
  if (code === 0xb7 || code === 0x2010 || code === 0x2011) return SOFT;
  if (code === 0xd7 || code === 0xf7 || code < 0xaa) return HARD;
  if (code < 0x1fff && !(code >= 0x2b0 && code < 0x300)) return LETTER;
  if (code >= 0x3040 && code < 0xa000) return LETTER;
  if (code >= 0xac00 && code < 0xd7b0) return LETTER;
  if (code === 0xd835) return HIGH;
  return HARD;
}

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
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (kind === LETTER || kind === DIGIT || kind === HIGH) at = readWord(scan, at);
    else if ((code === 64 || code === 35) && at + 1 < text.length) at = readTagged(scan, at);
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

/** A full stop ends a clause unless it stands inside or after a short form; a dash with spaces around it ends one too. */
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
  if (char === '-')
    return touches && at > 0 && classOf(scan.text.charCodeAt(at - 1)) !== SPACE ? GAP.soft : GAP.hard;
  return GAP.soft;
}

/** "10. Mal", but not the "1." that opens a line of a list. */
function isOrdinal(token: Token): boolean {
  return token.kind === 'number' && !token.newLine && token.end - token.start <= 2;
}

function push(scan: Scan, token: Pick<Token, 'kind' | 'start' | 'end' | 'fold' | 'casing'>): void {
  const { gap, newLine, quoted } = scan;
  scan.tokens.push({ ...token, stem: stemOf(scan.text, token), gap, newLine, quoted });
  scan.gap = GAP.space;
  scan.newLine = false;
  scan.quoted = false;
}

function stemOf(text: string, { end, fold }: Pick<Token, 'end' | 'fold'>): string {
  const possessive =
    fold.length > 3 && fold.endsWith('s') && classOf(text.charCodeAt(end - 2)) === APOSTROPHE;
  return possessive ? fold.slice(0, -1) : fold;
}

function readWord(scan: Scan, start: number): number {
  const { text } = scan;
  let end = start;
  let digits = 0;
  while (end < text.length && end - start < LONGEST_WORD) {
    const kind = classOf(text.charCodeAt(end));
    if (kind === DIGIT) {
      digits += 1;
      end += 1;
    } else if (kind === LETTER || kind === IGNORED) end += 1;
    else if (kind === HIGH) end += 2;
    else if (kind === APOSTROPHE && joins(text, start, end)) end += 1;
    else break;
  }
  const raw = text.slice(start, end);
  if ((raw === 'http' || raw === 'https' || raw === 'www') && '.:'.includes(text.charAt(end))) {
    return readAddress(scan, start, end);
  }
  const kind = digits === end - start ? 'number' : 'word';
  push(scan, { kind, start, end, fold: foldWord(raw), casing: casingOf(raw) });
  return end;
}

function joins(text: string, start: number, at: number): boolean {
  if (classOf(text.charCodeAt(at + 1)) !== LETTER || at === start) return false;
  if (TURKISH_CASE.test(text.slice(at + 1, at + 5))) return false;
  return at - start > 4 || !ELIDED.has(text.slice(start, at).toLowerCase());
}

function readAddress(scan: Scan, start: number, from: number): number {
  let end = from;
  while (end < scan.text.length && !isBreak(scan.text.charCodeAt(end))) end += 1;
  push(scan, { kind: 'url', start, end, fold: '', casing: 'lower' });
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
  while (end < text.length && end - start < LONGEST_WORD) {
    const code = text.charCodeAt(end);
    const kind = classOf(code);
    const inside =
      kind === LETTER || kind === DIGIT || code === 95 || kind === IGNORED || (handle && code === 46);
    if (!inside) break;
    end += 1;
  }
  while (end > start + 1 && text.charCodeAt(end - 1) === 46) end -= 1;
  if (end === start + 1) {
    // "@ the Ritz": the sign alone reads as "at".
    if (handle) push(scan, { kind: 'word', start, end, fold: 'at', casing: 'lower' });
    else widenGap(scan, start, HARD);
    return end;
  }
  const fold = foldWord(text.slice(start + 1, end).replace(/[._]/g, ''));
  push(scan, { kind: handle ? 'handle' : 'hashtag', start, end, fold, casing: 'lower' });
  return end;
}

function casingOf(raw: string): Casing {
  const lower = raw.toLowerCase();
  if (raw === lower) return 'lower';
  const first = raw.charAt(0);
  if (first === lower.charAt(0)) return 'mixed';
  if (raw.slice(1) === lower.slice(1)) return 'title';
  return raw === raw.toUpperCase() && raw.length > 1 ? 'upper' : 'mixed';
}
