import type { Candidate } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { standsBeside } from '../price/price.ts';
import { ATTACHED_AGAINST, ATTACHED_STAY } from '../text/cue-groups.ts';
import { type Cue, categoriesIn } from '../text/cues.ts';
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

/** What `namesTold` tells, by position. */
export const TOLD = {
  attachedStay: 0,
  attachedAgainst: 1,
  nearStay: 2,
  nearAgainst: 3,
  addressed: 4,
  listed: 5,
  thanked: 6,
  atStart: 7,
  pinned: 8,
  priced: 9,
  handle: 10,
  hashtag: 11,
} as const;
const NAMES_TOLD = Object.keys(TOLD).length;
const attachedStay = categoriesIn(ATTACHED_STAY);
const attachedAgainst = categoriesIn(ATTACHED_AGAINST);

/** What is told of the names of a post, as far as they are more than guesses by place: 1 or 0 each, see `TOLD`. */
export function namesTold({ caption, price }: Reading, written: readonly Candidate[]): number[] {
  const told = new Array<number>(NAMES_TOLD).fill(0);
  for (const name of written) {
    for (const cue of caption.cues) {
      const stay = attachedStay[cue.kind] === 1;
      if (!stay && attachedAgainst[cue.kind] === 0) continue;
      const attached = stay ? TOLD.attachedStay : TOLD.attachedAgainst;
      const near = stay ? TOLD.nearStay : TOLD.nearAgainst;
      if (told[attached] === 0 && touches(caption, name, cue)) told[attached] = 1;
      if (told[near] === 0 && isNear(caption, name, cue)) told[near] = 1;
    }
    if (follows(caption, name.to, ADDRESSING)) told[TOLD.addressed] = 1;
    if (isListed(caption, name)) told[TOLD.listed] = 1;
    if (follows(caption, name.from - 1, THANKING)) told[TOLD.thanked] = 1;
    if (name.from === 0) told[TOLD.atStart] = 1;
    if (isPinned(caption, name)) told[TOLD.pinned] = 1;
    if (price !== null && standsBeside(price, name)) told[TOLD.priced] = 1;
    if (name.source === 'handle') told[TOLD.handle] = 1;
    if (name.source === 'hashtag') told[TOLD.hashtag] = 1;
  }
  return told;
}
