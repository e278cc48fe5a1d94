import { isHotelCompound, SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import { textOf } from './name-run.ts';

/** The candidate formed by some tokens of a text, `to` exclusive. */
export function candidateOf(
  doc: Document,
  span: Pick<Candidate, 'forms' | 'from' | 'to'>,
  more: Partial<Candidate> = NOTHING,
): Candidate {
  const { forms, from, to } = span;
  const { start, end, text } = textOf(doc, from, to);
  const { name, hotels, strength } = more;
  return createCandidate({ forms, from, to, start, end, surface: text, name, hotels, strength });
}

const NOTHING: Partial<Candidate> = {};

/** Whether a word before a name makes it a lodging. */
export function isHead(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'word' &&
    (isIn(token, SETS.headBefore) || isHotelCompound(token.fold))
  );
}

/** The name with "Hotel" before it and "Resort & Spa" after it. */
export function withLodgingWords(
  doc: Document,
  range: { from: number; to: number },
): { from: number; to: number } {
  let { from, to } = range;
  const first = doc.tokens[from];
  if (first && first.gap <= GAP.soft && !first.newLine && isHead(doc.tokens[from - 1])) from -= 1;
  for (let steps = 0; steps < 4; steps += 1) {
    const next = doc.tokens[to];
    if (!next || next.gap > GAP.soft || next.newLine || !isCapital(next)) break;
    if (!isIn(next, SETS.generic | SETS.headAfter) && isIn(next, SETS.ordinary)) break;
    to += 1;
  }
  return { from, to };
}
