import type { Candidate } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { standsBeside } from '../price/price.ts';
import { meaningBesideName } from '../text/cue-categories.ts';
import type { Cue } from '../text/cues.ts';
import type { Document } from '../text/document.ts';
import { GAP } from '../text/tokens.ts';
import { addSet, isIn } from '../text/vocabulary.ts';

/** Whether a phrase touches a name: up to three words before it or two after it. */
function touches(doc: Document, name: Candidate, cue: Cue): boolean {
  if (cue.to <= name.from) return name.from - cue.to <= 2 && !isCut(doc, cue.to, name.from);
  if (cue.from < name.to) return cue.to > name.to || cue.from < name.from;
  return cue.from - name.to <= 1 && !isCut(doc, name.to, cue.from);
}

function isCut(doc: Document, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if ((doc.tokens[at]?.gap ?? 0) === GAP.hard) return true;
  return false;
}

/** Whether a phrase stands within eight words of a name, on the same line. */
function isNear(doc: Document, name: Candidate, cue: Cue): boolean {
  const before = cue.to <= name.from;
  const from = before ? cue.to : name.to;
  const to = before ? name.from : cue.from;
  if (to - from > 8) return false;
  for (let at = from; at <= to; at += 1) if (doc.tokens[at]?.newLine) return false;
  return true;
}

const ADDRESSING = addSet('you youve ihr du bitte tu vous please'.split(' '));
const THANKING = addSet(
  'thanks thank merci danke grazie gracias obrigada obrigado you love lieben dear liebes'.split(' '),
);
function follows(doc: Document, at: number, words: number): boolean {
  const token = doc.tokens[at];
  return token !== undefined && isIn(token, words) && !token.newLine;
}

/** A name that begins a line and is followed by a dash, a colon or the line's end, as in lists. */
function isListed(doc: Document, name: Candidate): boolean {
  const first = doc.tokens[name.from];
  const previous = doc.tokens[name.from - 1];
  const begins = first?.newLine || (previous?.newLine && previous.kind === 'number');
  const next = doc.tokens[name.to];
  return begins === true && name.from > 0 && (next === undefined || next.gap >= GAP.comma || next.newLine);
}

/** "📍 Casa Marea", as a place is written where none can be tagged. */
function isPinned(doc: Document, name: Candidate): boolean {
  return doc.text.slice(Math.max(0, name.start - 8), name.start).includes('📍');
}

/** What stands around the names of a post that have evidence: 1 or 0 each. */
export function nameFeatures({ caption, price }: Reading, names: readonly Candidate[]) {
  const found = {
    handle: 0,
    hashtag: 0,
    attachedStay: 0,
    attachedAgainst: 0,
    nearStay: 0,
    nearAgainst: 0,
    addressed: 0,
    listed: 0,
    thanked: 0,
    atStart: 0,
    pinned: 0,
    pricedName: 0,
  };
  for (const name of names) {
    for (const cue of caption.cues) {
      const meaning = meaningBesideName(cue.category);
      if (meaning === undefined) continue;
      const [attached, near] =
        meaning === 'stay'
          ? (['attachedStay', 'nearStay'] as const)
          : (['attachedAgainst', 'nearAgainst'] as const);
      if (found[attached] === 0 && touches(caption, name, cue)) found[attached] = 1;
      if (found[near] === 0 && isNear(caption, name, cue)) found[near] = 1;
    }
    if (follows(caption, name.to, ADDRESSING)) found.addressed = 1;
    if (isListed(caption, name)) found.listed = 1;
    if (follows(caption, name.from - 1, THANKING)) found.thanked = 1;
    if (name.from === 0) found.atStart = 1;
    if (isPinned(caption, name)) found.pinned = 1;
    if (price !== null && standsBeside(price, name)) found.pricedName = 1;
    if (name.source === 'handle') found.handle = 1;
    if (name.source === 'hashtag') found.hashtag = 1;
  }
  return found;
}
