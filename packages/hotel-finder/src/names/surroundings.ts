import type { Document } from '../document.ts';
import { categoriesIn } from '../lexicon/cue-index.ts';
import { isIn } from '../lexicon/vocabulary.ts';
import { SETS } from '../lexicon/words.ts';
import { GAP, type Token } from '../tokens.ts';
import { isCapital } from './name-run.ts';

const ROOM = categoriesIn('room nights bed pernight'.split(' '));
const MONEY = /[€£$¥]|eur|chf|usd/i;

/** Whether a phrase for a room or nights begins within two words: "Casa Marea, room 4". */
function followedBy(doc: Document, to: number, kinds: ReturnType<typeof categoriesIn>): boolean {
  for (const cue of doc.cues) {
    if (cue.from > to + 1) return false;
    if (cue.from >= to && kinds[cue.kind] === 1) return true;
  }
  return false;
}

/** What stands right before and after a run: a room, a price, a colon, a bracket. */
export function around(doc: Document, from: number, to: number): boolean[] {
  const { text, tokens } = doc;
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const next = tokens[to];
  const cut = tokens[from]?.gap === GAP.hard;
  return [
    followedBy(doc, to, ROOM),
    next !== undefined && next.gap >= GAP.soft && MONEY.test(text.slice(end, end + 9)),
    cut && COLONS.includes(text.charAt(start - 1) === ' ' ? text.charAt(start - 2) : text.charAt(start - 1)),
    text.charAt(end) === '(' || (text.charAt(end) === ' ' && text.charAt(end + 1) === '('),
  ];
}

const COLONS = [':', '–', '→', '-'];

export const endsClause = (next: Token | undefined) =>
  next === undefined || next.newLine || next.gap === GAP.hard;

/** After a comma and another name: "Perast, Casa Marea". */
export function isAfterName(first: Token | undefined, before: Token | undefined): boolean {
  if (!before || first?.gap !== GAP.comma) return false;
  return isCapital(before) && !isIn(before, SETS.ordinary | SETS.stopWord);
}
