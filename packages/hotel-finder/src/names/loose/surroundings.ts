import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import { categorySet } from '../../text/cue-categories.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';

const ROOM = categorySet('room', 'nights', 'bed', 'pernight');
const MONEY = /[€£$¥]|eur|chf|usd/i;

/** Whether a phrase for a room or nights begins within two words: "Casa Marea, room 4". */
export function beforeRoom({ cues }: Document, to: number): boolean {
  for (const cue of cues) {
    if (cue.from > to + 1) return false;
    if (cue.from >= to && ROOM.has(cue.category)) return true;
  }
  return false;
}

export function beforePrice({ text, tokens }: Document, to: number): boolean {
  const next = tokens[to];
  const end = tokens[to - 1]?.end ?? 0;
  return next !== undefined && next.gap >= GAP.soft && MONEY.test(text.slice(end, end + 9));
}

export function afterColon({ text, tokens }: Document, from: number): boolean {
  const first = tokens[from];
  if (first?.gap !== GAP.hard) return false;
  const sign = text.charAt(first.start - 1);
  return COLONS.includes(sign === ' ' ? text.charAt(first.start - 2) : sign);
}

export function beforeBracket({ text, tokens }: Document, to: number): boolean {
  const end = tokens[to - 1]?.end ?? 0;
  return text.startsWith('(', end) || text.startsWith(' (', end);
}

const COLONS = [':', '–', '→', '-'];

export const endsClause = (next: Token | undefined) =>
  next === undefined || next.newLine || next.gap === GAP.hard;

/** After a comma and another name: "Perast, Casa Marea". */
export function isAfterName(first: Token | undefined, before: Token | undefined): boolean {
  if (!before || first?.gap !== GAP.comma) return false;
  return isCapital(before) && !isIn(before, SETS.ordinary | SETS.stopWord);
}
