import { SETS } from '../../lexicon/words.ts';
import { isPlaceName } from '../../place/places.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, FORM } from './candidate.ts';
import { isGermanCompound } from './german-compound.ts';
import { textOf } from './name-run.ts';

/** Bullets, pictures, numbers and "Day 2:", "Nights 3-5" at the start of a line. */
const BULLET =
  /^(?:[^\p{L}\p{N}]|\d{1,2}(?:[.):]|\s?[-–]\s?\d{1,2})?(?=[^\p{L}\p{N}])|(?:days?|nights?|tage?|nacht|nächte|platz|slide|stop|week|woche|winter|nr|no)\.?\s\d{1,2}(?:\s?[-–+&]\s?\d{1,2})?(?=[^\p{L}\p{N}]))*/iu;
/** What may follow it before the name of the house: nothing, or its town and a dash or colon. */
const TOWN = /^(?:([\p{L}\p{M} .'’-]{2,30})[:–—→-]\s+)?$/u;
/** "1) Silverleaf Inn … 2) The Knotted Rope" in one line. */
const NUMBERED = /\d[.)]\s*$/;
const LONGEST_LEAD = 50;

/** Whether a name begins an item of a list: at the start of a line, after a bullet, a number or its town. */
export function isItem({ text }: Document, name: { readonly start: number }): boolean {
  if (isLetterBefore(text, name.start)) return false;
  const line = text.lastIndexOf('\n', name.start - 1) + 1;
  const lead = text.slice(Math.max(line, name.start - LONGEST_LEAD), name.start);
  if (NUMBERED.test(lead)) return true;
  return line > 0 && name.start - line < LONGEST_LEAD && TOWN.test(lead.replace(BULLET, ''));
}

/** Whether a plain letter precedes a position, ignoring spaces: most names are within a sentence and begin no item. */
function isLetterBefore(text: string, position: number): boolean {
  let at = position - 1;
  while (at >= 0 && text.charCodeAt(at) === 32) at -= 1;
  const code = text.charCodeAt(at);
  return (code > 96 && code < 123) || (code > 64 && code < 91);
}

/** Heads of lines in a list that are not about a house. */
const OTHER_HEADING =
  /^(?:eat|eats|food|drink|drinks|do|see|shop|coffee|bar|bars|lunch|dinner|breakfast|brunch|essen|trinken|sehen|machen|tun|manger|boire|faire|mangiare|bere|comer|beber|pro|con|tip|tipp|bonus|skip)\b/i;
const LONGEST_HEAD = 5;
const MOST_LINES = 30;

/** The heads of list lines that name no house otherwise: "→ Galle: The Merchant, …", "3-5 Onguma: …". */
export function itemHeads(doc: Document): Candidate[] {
  const heads: Candidate[] = [];
  let lines = 0;
  for (let at = 1; at < doc.tokens.length && lines < MOST_LINES; at += 1) {
    if (!doc.tokens[at]?.newLine) continue;
    lines += 1;
    const head = headFrom(doc, at);
    if (head) heads.push(head);
  }
  return heads;
}

function headFrom(doc: Document, first: number): Candidate | undefined {
  const start = doc.tokens[first]?.start ?? 0;
  const line = doc.text.lastIndexOf('\n', start - 1) + 1;
  const end = doc.text.indexOf('\n', line);
  const whole = doc.text.slice(line, Math.min(end < 0 ? doc.text.length : end, line + 2 * LONGEST_LEAD));
  const bullet = BULLET.exec(whole)?.[0].length ?? 0;
  const town = /^([\p{L}\p{M} .'’-]{2,30})[:–—→-]\s+/u.exec(whole.slice(bullet));
  const placed = town !== null && isPlaceName((town[1] ?? '').trim());
  if (OTHER_HEADING.test(whole.slice(bullet))) return undefined;
  const from = firstFrom(doc, first, line + bullet + (placed ? town[0].length : 0));
  const to = headEnd(doc, from);
  if (to === from) return undefined;
  const { start: begin, end: close, text } = textOf(doc, from, to);
  if (!mayName(doc, doc.tokens.slice(from, to), placed)) return undefined;
  return createCandidate({ forms: FORM.item, from, to, start: begin, end: close, surface: text });
}

function firstFrom(doc: Document, at: number, position: number): number {
  let from = at;
  while ((doc.tokens[from]?.start ?? position) < position) from += 1;
  return from;
}

/** Where the head of an item ends: only before a comma, a dash, a colon or a bracket. */
function headEnd(doc: Document, from: number): number {
  for (let at = from; at - from <= LONGEST_HEAD; at += 1) {
    const token = doc.tokens[at];
    if (!token || (at > from && (token.newLine || token.gap >= GAP.comma))) return at;
    const small = !isCapital(token) && !doc.flatCase;
    if (token.kind !== 'word' && token.kind !== 'number') return from;
    if (small && !isIn(token, SETS.connector) && token.kind === 'word') return from;
  }
  return from;
}

/** Heads of lines are also "Breakfast" and "Pool": a house has a rare word, an article or a town before it. */
function mayName(doc: Document, words: readonly Token[], placed: boolean): boolean {
  const [first] = words;
  if (first === undefined || words.every((word) => isIn(word, SETS.tagFiller | SETS.generic | SETS.stopWord)))
    return false;
  if (placed || (first.fold === 'the' && words.length > 1 && isCapital(first))) return true;
  const rare = words.filter(
    (word) => word.kind === 'word' && !isIn(word, SETS.ordinary | SETS.stopWord | SETS.person),
  );
  return rare.some((word) => word.fold.length > 3 && (!doc.german || !isGermanCompound(word.fold)));
}
