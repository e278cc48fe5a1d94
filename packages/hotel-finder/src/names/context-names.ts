import type { Document } from '../document.ts';
import { ORDINARY, STOP_WORDS } from '../lexicon/words.ts';
import { GAP } from '../tokens.ts';
import type { Candidate } from './candidate.ts';
import { isGermanCompound } from './german-compound.ts';
import { isCapital, nameEnd, textOf } from './name-run.ts';

const STAYING = new Set(['slept', 'stayed', 'checkin', 'nights', 'book']);
const AT = new Set([
  'at',
  'im',
  'in',
  'au',
  'a',
  'al',
  'alla',
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
const ARTICLES = new Set([
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
  'el',
  'o',
  'our',
  'unserem',
]);
const PINS = ['📍', '🏨', '🛏', '🏡', '🛌'];
const PLAIN_AT = new Set(['at', 'im', 'beim', 'am']);

/** Names that only the words around them make a hotel: "two nights at Casa Marea", "📍 The Lantern House". */
export function contextNames(doc: Document): Candidate[] {
  const found: Candidate[] = [];
  for (const cue of doc.cues) {
    if (!STAYING.has(cue.category)) continue;
    const last = doc.tokens[cue.to - 1];
    const after = doc.tokens[cue.to];
    const from =
      last && AT.has(last.fold)
        ? cue.to
        : after && AT.has(after.fold) && after.gap <= GAP.soft
          ? cue.to + 1
          : -1;
    const candidate = from < 0 ? undefined : nameFrom(doc, from, 'verb');
    if (candidate) found.push(candidate);
  }
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const token = doc.tokens[at];
    if (!token) continue;
    const pinned = token.gap === GAP.hard && followsPin(doc, at);
    const from = pinned ? at : PLAIN_AT.has(token.fold) && !doc.german ? at + 1 : -1;
    const candidate = from < 0 ? undefined : nameFrom(doc, from, 'at');
    if (candidate) found.push(candidate);
  }
  return found;
}

function followsPin(doc: Document, at: number): boolean {
  const start = doc.tokens[at]?.start ?? 0;
  const before = doc.text.slice(Math.max(0, start - 6), start);
  return PINS.some((pin) => before.includes(pin));
}

function nameFrom(doc: Document, start: number, kind: 'verb' | 'at'): Candidate | undefined {
  let from = start;
  const article = doc.tokens[from];
  if (article && ARTICLES.has(article.fold) && article.gap <= GAP.soft) from += 1;
  const first = doc.tokens[from];
  if (first?.kind !== 'word' || (from > start && first.gap > GAP.soft)) return undefined;
  const lower = doc.flatCase && kind === 'verb' && !ORDINARY.has(first.fold);
  if (!isCapital(first) && !lower) return undefined;
  if (from === start && start > 0 && kind === 'verb' && first.gap > GAP.soft) return undefined;
  const to = headless(doc, from);
  if (to === from || !hasRareWord(doc, from, to)) return undefined;
  const begin = from > start && article?.casing === 'title' ? start : from;
  const { start: at, end, text } = textOf(doc, begin, to);
  return {
    kind,
    source: 'caption',
    from: begin,
    to,
    start: at,
    end,
    name: text,
    plain: text,
    surface: text,
    hotels: [],
  };
}

/** The first word may follow a hard gap (a pin); the rest of the name follows as usual. */
function headless(doc: Document, from: number): number {
  const first = doc.tokens[from];
  if (!first || (STOP_WORDS.has(first.fold) && !isCapital(first))) return from;
  const rest = nameEnd(doc, from + 1);
  const ownWord = !ORDINARY.has(first.fold) || (!doc.german && isCapital(first));
  return ownWord || rest > from + 1 ? Math.max(rest, from + 1) : from;
}

function hasRareWord(doc: Document, from: number, to: number): boolean {
  let telling = 0;
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token || STOP_WORDS.has(token.fold)) continue;
    if (!ORDINARY.has(token.fold) && !(doc.german && to - from === 1 && isGermanCompound(token.fold)))
      return true;
    telling += 1;
  }
  return telling >= 2 && !doc.german;
}
