import { KIND_RANK } from './names/candidate.ts';
import type { Reading } from './reading.ts';
import { GAP, type Token } from './tokens.ts';

/**
 * Where in a post a word stands: in one that names a lodging, in one that names none, right before or two words before such a
 * name, or right after it.
 */
export type WordPlace = 'named' | 'unnamed' | 'before' | 'before2' | 'after';

export const WORD_PLACES: readonly WordPlace[] = ['named', 'unnamed', 'before', 'before2', 'after'];
const [NAMED, UNNAMED, BEFORE, BEFORE2, AFTER] = [0, 1, 2, 3, 4];

const NONE = new Uint8Array(0);

/** Calls `visit` for every word of the caption and the places it stands in, by `WORD_PLACES`; names themselves are left out. */
export function visitWords(reading: Reading, visit: (place: number, token: Token) => void): void {
  const { tokens } = reading.caption;
  let any = false;
  let inName = NONE;
  for (const name of reading.names) {
    if (name.kind === 'at') continue;
    if (!any) inName = new Uint8Array(tokens.length);
    any = true;
    inName.fill(1, name.from, name.to);
  }
  const named = any || reading.tagNames.some((name) => KIND_RANK[name.kind] > KIND_RANK.at);
  const whole = named ? NAMED : UNNAMED;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) continue;
    if (!any) {
      visit(whole, token);
      continue;
    }
    if (inName[at] === 1) continue;
    visit(whole, token);
    if (inName[at + 1] === 1) visit(BEFORE, token);
    else if (inName[at + 2] === 1) visit(BEFORE2, token);
    if (inName[at - 1] === 1) visit(AFTER, token);
  }
}

/** Calls `visit` for every two words that follow each other without a comma or the end of a clause between them. */
export function visitPairs({ caption }: Reading, visit: (first: Token, second: Token) => void): void {
  let first: Token | undefined;
  for (const token of caption.tokens) {
    const counted = token.kind === 'word' || token.kind === 'number';
    if (counted && first !== undefined && token.gap <= GAP.soft) visit(first, token);
    first = counted ? token : undefined;
  }
}

/** The word as it is counted: every number alike. */
export function countedWord(token: Token): string {
  return token.kind === 'number' ? '#' : token.fold;
}
