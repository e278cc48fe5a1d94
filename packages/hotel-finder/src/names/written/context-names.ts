import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import { categorySet } from '../../text/cue-categories.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { addSet, isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate } from '../candidate/candidate.ts';
import { isGermanCompound } from '../candidate/german-compound.ts';
import { nameEnd, textOf } from '../candidate/name-run.ts';

const STAYING = categorySet('slept', 'stayed', 'checkin', 'nights', 'room', 'book');
const AT = addSet([
  'at',
  'im',
  'in',
  'au',
  'a',
  'al',
  'alla',
  'da',
  'en',
  'no',
  'na',
  'into',
  'with',
  'dans',
  'bei',
  'beim',
  'chez',
  'here',
  'the',
  'der',
  'ins',
]);
const ARTICLES = addSet([
  'the',
  'le',
  'la',
  'les',
  'l',
  'il',
  'der',
  'die',
  'das',
  'dem',
  'den',
  'el',
  'o',
  'our',
  'unserem',
]);
/** Emoji are written with two units from here on. */
const FIRST_PICTURE = 0xd83c;
const PINS = ['📍', '🏨', '🛏', '🏡', '🛌'];
const HEADINGS = addSet(
  'stay sleep slept stayed hotel schlafen ubernachten geschlafen unterkunft dormir dormire alojamiento bed bett hotels'.split(
    ' ',
  ),
);
const PLAIN_AT = addSet(['at', 'im', 'beim', 'am']);

/** Adds the names that only the words around them make a hotel: "two nights at Casa Marea", "📍 The Lantern House". */
export function addContextNames(doc: Document, found: Candidate[]): void {
  for (const cue of doc.cues) {
    if (!STAYING.has(cue.category)) continue;
    const last = doc.tokens[cue.to - 1];
    const after = doc.tokens[cue.to];
    const led =
      last && isIn(last, AT) ? cue.to : after && isIn(after, AT) && after.gap <= GAP.soft ? cue.to + 1 : -1;
    const own = led < 0 && cue.category === 'nights' && after && namesItself(doc, cue.to, after);
    const from = own ? cue.to : led;
    const candidate = from < 0 ? undefined : nameFrom(doc, from, 'verb');
    if (candidate) found.push(candidate);
  }
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const token = doc.tokens[at];
    if (!token) continue;
    const pinned = token.gap === GAP.hard && followsPin(doc, at);
    const from = pinned ? at : isIn(token, PLAIN_AT) && !doc.german ? at + 1 : -1;
    const headed = token.gap === GAP.hard && followsHeading(doc, at);
    const candidate = headed ? nameFrom(doc, at, 'verb') : from < 0 ? undefined : nameFrom(doc, from, 'at');
    if (candidate) found.push(candidate);
  }
}

/** "Drei Nächte Aqua Dome": a name right after the nights; of two words in German, where every noun has a capital. */
function namesItself(doc: Document, at: number, { casing, gap, sets, fold }: Token): boolean {
  if (casing === 'lower' || gap > GAP.space || isIn({ sets }, SETS.stopWord) || isGermanCompound(fold))
    return false;
  const next = doc.tokens[at + 1];
  const second = next !== undefined && next.gap <= GAP.soft && isCapital(next);
  return !isIn({ sets }, SETS.ordinary) && (second || doc.tokens[at - 1]?.fold === 'nights');
}

/** "Sleep: Ignacia Guest House", as in lists of where to sleep, eat and drink. */
function followsHeading(doc: Document, at: number): boolean {
  const before = doc.tokens[at - 1];
  if (!before?.newLine || !isIn(before, HEADINGS)) return false;
  return /^ ?[:–—-] ?$/.test(doc.text.slice(before.end, doc.tokens[at]?.start));
}

function followsPin(doc: Document, at: number): boolean {
  const start = doc.tokens[at]?.start ?? 0;
  const from = Math.max(0, start - 6);
  for (let position = from; position < start; position += 1) {
    if (doc.text.charCodeAt(position) < FIRST_PICTURE) continue;
    const before = doc.text.slice(from, start);
    return PINS.some((pin) => before.includes(pin));
  }
  return false;
}

function nameFrom(doc: Document, start: number, kind: 'verb' | 'at'): Candidate | undefined {
  let from = start;
  const article = doc.tokens[from];
  if (article && isIn(article, ARTICLES) && article.gap <= GAP.soft) from += 1;
  const first = doc.tokens[from];
  if (first?.kind !== 'word' || (from > start && first.gap > GAP.soft)) return undefined;
  const lower = doc.flatCase && kind === 'verb' && !isIn(first, SETS.ordinary);
  if (!isCapital(first) && !lower) return undefined;
  if (from === start && start > 0 && kind === 'verb' && first.gap > GAP.soft) return undefined;
  const to = headless(doc, from);
  if (to === from || !hasRareWord(doc, from, to)) return undefined;
  const begin = from > start && article?.casing === 'title' ? start : from;
  const { start: at, end, text } = textOf(doc, begin, to);
  return createCandidate({ kind, from: begin, to, start: at, end, surface: text });
}

/** The first word may follow a hard gap (a pin); the rest of the name follows as usual. */
function headless(doc: Document, from: number): number {
  const first = doc.tokens[from];
  if (!first || (isIn(first, SETS.stopWord) && !isCapital(first))) return from;
  const rest = nameEnd(doc, from + 1);
  const ownWord = !isIn(first, SETS.ordinary) || (!doc.german && isCapital(first));
  return ownWord || rest > from + 1 ? Math.max(rest, from + 1) : from;
}

function hasRareWord(doc: Document, from: number, to: number): boolean {
  let telling = 0;
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token || isIn(token, SETS.stopWord)) continue;
    if (!isIn(token, SETS.ordinary) && !(doc.german && to - from === 1 && isGermanCompound(token.fold)))
      return true;
    telling += 1;
  }
  return telling >= 2 && !doc.german;
}
