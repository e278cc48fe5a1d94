import { isForeignToGerman, SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { addSet, isIn } from '../../text/vocabulary.ts';

const LONGEST_NAME = 7;
const CALENDAR = addSet(
  `january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember
  monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
  easter christmas ostern weihnachten silvester pfingsten christmas instagram tiktok netflix airbnb tripadvisor`.split(
    /\s+/,
  ),
);

/** Whether a word with this casing continues a name. */
function belongs(doc: Document, token: Token): boolean {
  if (token.kind === 'number') return token.end - token.start <= 4;
  if (token.kind !== 'word' || isIn(token, CALENDAR)) return false;
  if (doc.flatCase) {
    return !isIn(token, SETS.stopWord) && (isIn(token, SETS.innName) || !isIn(token, SETS.ordinary));
  }
  if (!isCapital(token)) return false;
  const small = token.casing === 'title' || token.end - token.start === 1;
  if (isIn(token, SETS.stopWord) && small && !isIn(token, SETS.connector)) return false;
  if (!isIn(token, SETS.ordinary) || isIn(token, SETS.innName)) return true;
  return (!doc.german || isForeignToGerman(token.fold)) && !isIn(token, SETS.tagFiller);
}

/**
 * Where a name that begins at token `from` ends (exclusive): capitalised words, joined by small words like "de" or "zum", up to a comma, the end of
 * a clause, or a word that belongs to the sentence. Equal to `from` if no name begins there.
 */
export function nameEnd(doc: Document, from: number): number {
  let end = from;
  for (let at = from; at < doc.tokens.length && at - from < LONGEST_NAME; at += 1) {
    const token = doc.tokens[at];
    if (!token || token.newLine || token.gap > GAP.soft) break;
    if (belongs(doc, token) && !(token.kind === 'number' && at === from && !followsClosely(doc, at)))
      end = at + 1;
    else if (!isIn(token, SETS.connector) || (doc.flatCase && at > from)) break;
    else if (at - end >= 2 || (isIn(token, SETS.locative) && isDistinguished(doc, from, end))) break;
  }
  return end > from && endsOpen(doc.tokens[end - 1]) ? end - 1 : end;
}

const OPEN = addSet('zum zur am im an der dem de del della di du'.split(' '));

/** "Hotel Zum" is half a name. */
export const endsOpen = (token: Token | undefined) =>
  token !== undefined && token.casing === 'title' && isIn(token, OPEN);

/** "Inn at Perry Creek" is a name; in "Hotel Tidenhub am Deich" the name ends before the place. */
function isDistinguished(doc: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token || !isIn(token, SETS.generic | SETS.connector)) return true;
  }
  return false;
}

function followsClosely(doc: Document, at: number): boolean {
  const next = doc.tokens[at + 1];
  return next !== undefined && next.gap <= GAP.soft && isCapital(next);
}

/** Where a name that ends before token `to` begins. Equal to `to` if none ends there. */
export function nameStart(doc: Document, to: number): number {
  let start = to;
  for (let at = to - 1; at >= 0 && to - at <= LONGEST_NAME; at -= 1) {
    const token = doc.tokens[at];
    const next = doc.tokens[at + 1];
    if (!token || !next || next.newLine || next.gap > GAP.soft) break;
    if (belongs(doc, token)) start = at;
    else if (at === to - 1 && isCapital(token) && isIn(token, SETS.generic) && !isIn(token, SETS.connector))
      continue;
    else if (!isIn(token, SETS.connector) || isIn(token, SETS.locative)) break;
    else if (doc.flatCase || start - at > 2) break;
  }
  while (start < to && dropsAtStart(doc, start)) start += 1;
  return start;
}

/** "Dear Chalet Heidelore", "Danke Hotel Post". */
export const GREETING: ReadonlySet<string> = new Set(
  `dear thanks thank grazie gracias merci danke liebe lieber liebes hello hallo ciao bye goodbye servus adios hola bonjour obrigado obrigada
  comment dm swipe kommentiere kommentiert`.split(/\s+/),
);

/** "Our", "Beautiful" and the like begin a sentence rather than a name. */
function dropsAtStart(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (!token) return true;
  if (isIn(token, SETS.connector) || (isIn(token, SETS.stopWord) && token.fold !== 'the')) return true;
  if (GREETING.has(token.fold)) return true;
  const opens = token.newLine || token.gap === GAP.hard;
  return opens && isIn(token, SETS.ordinary) && !isIn(token, SETS.innName);
}

/** The text from one token up to another. */
export function textOf(
  doc: Document,
  from: number,
  to: number,
): { start: number; end: number; text: string } {
  const start = doc.tokens[from]?.start ?? 0;
  const last = doc.tokens[to - 1];
  const owner = last !== undefined && last.stem !== last.fold;
  const end = (last?.end ?? start) - (owner ? 2 : 0);
  return { start, end, text: doc.text.slice(start, end) };
}
