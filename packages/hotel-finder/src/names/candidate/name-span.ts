import { isHotelCompound, SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, type NameKind } from './candidate.ts';
import { textOf } from './name-run.ts';

/** Tokens that name a house, `to` exclusive. */
interface Span {
  readonly kind: NameKind;
  readonly from: number;
  readonly to: number;
}

/** The candidate that a span of a text makes. */
export function nameOf(doc: Document, span: Span, more: Partial<Candidate> = NOTHING): Candidate {
  const { kind, from, to } = span;
  const { start, end, text } = textOf(doc, from, to);
  return createCandidate({ kind, from, to, start, end, surface: text, name: more.name, hotels: more.hotels });
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
