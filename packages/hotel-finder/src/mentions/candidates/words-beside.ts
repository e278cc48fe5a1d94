import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from './candidate.ts';
import { endsOpen } from './name-run.ts';
import { candidateOf, isHead } from './name-span.ts';

const MOST_WORDS = 3;

/**
 * One to three words beside a lodging word at a token, if no rule for names matches there: "Hotel Pass Thurn", "comfort inn", "Broadford youth
 * hostel".
 */
export function namesBeside(doc: Document, at: number): Candidate[] {
  const token = doc.tokens[at];
  if (token === undefined) return [];
  const found: Candidate[] = [];
  if (isHead(token)) {
    for (let to = at + 1; to <= at + MOST_WORDS && joins(doc.tokens[to]); to += 1) {
      const last = doc.tokens[to];
      if (last && mayEnd(doc, last) && !endsOpen(last))
        found.push(candidateOf(doc, { forms: FORM.beside, from: at, to: to + 1 }));
    }
  }
  if (isIn(token, SETS.headAfter) && joins(token)) {
    for (let from = at - 1; from >= at - MOST_WORDS && from >= 0; from -= 1) {
      const first = doc.tokens[from];
      if (first?.kind !== 'word') break;
      if (mayEnd(doc, first)) found.push(candidateOf(doc, { forms: FORM.beside, from, to: at + 1 }));
      if (!joins(first)) break;
    }
  }
  return found;
}

/** Whether a word continues the previous one. */
const joins = (token: Token | undefined) =>
  token !== undefined && token.kind === 'word' && token.gap <= GAP.soft && !token.newLine;

/** Names begin and end with capitalised words where other words are not. */
const mayEnd = (doc: Document, token: Token) =>
  doc.flatCase ? !isIn(token, SETS.stopWord) : isCapital(token);
