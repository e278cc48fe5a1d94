import { KIND_RANK } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { GAP, type Token } from '../text/tokens.ts';

/**
 * Where in a post a word stands: in one that names a lodging, in one that names none, right before or two words before such a
 * name, or right after it.
 */
export type WordPlace = 'named' | 'unnamed' | 'before' | 'before2' | 'after';

export const WORD_PLACES: readonly WordPlace[] = ['named', 'unnamed', 'before', 'before2', 'after'];
/** A bit for each of `WORD_PLACES`. */
const [NAMED, UNNAMED, BEFORE, BEFORE2, AFTER] = [1, 2, 4, 8, 16];
/** Bits of the places that hold for the post as a whole. */
export const IN_POST = NAMED | UNNAMED;

/** By token, the bits of the places it stands in; none for what is no word, and for names themselves. */
export function wordPlaces(reading: Reading): number[] {
  const { tokens } = reading.caption;
  let any = false;
  const inName = new Array<boolean>(tokens.length).fill(false);
  for (const name of reading.names) {
    if (name.kind === 'at') continue;
    any = true;
    inName.fill(true, name.from, name.to);
  }
  const named = any || reading.tagNames.some((name) => KIND_RANK[name.kind] > KIND_RANK.at);
  const whole = named ? NAMED : UNNAMED;
  const places = new Array<number>(tokens.length).fill(0);
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = tokens[at]?.kind;
    if (inName[at] || (kind !== 'word' && kind !== 'number')) continue;
    let bits = whole;
    if (any) {
      if (inName[at + 1]) bits |= BEFORE;
      else if (inName[at + 2]) bits |= BEFORE2;
      if (inName[at - 1]) bits |= AFTER;
    }
    places[at] = bits;
  }
  return places;
}

/** Calls `visit` for every word of the caption and the places it stands in, by `WORD_PLACES`. */
export function visitWords(reading: Reading, visit: (place: number, token: Token) => void): void {
  for (const [at, bits] of wordPlaces(reading).entries()) {
    const token = reading.caption.tokens[at];
    for (const place of WORD_PLACES.keys()) if (token && (bits & (1 << place)) !== 0) visit(place, token);
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
