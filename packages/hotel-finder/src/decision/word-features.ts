import { KIND_RANK } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { GAP, type Token } from '../text/tokens.ts';

/** Where a word stands that counts once for the whole post: in one that names a lodging, or in one that names none. */
export type PostPlace = 'named' | 'unnamed';
/** Where a word stands beside a name: right before it, two words before it, or right after it. */
export type NamePlace = 'before' | 'before2' | 'after';

interface PlacedWord {
  readonly token: Token;
  readonly beside: readonly NamePlace[];
}

/** The words of a post that count, names left out. */
export interface PlacedWords {
  readonly post: PostPlace;
  readonly words: readonly PlacedWord[];
}

const counts = ({ kind }: Token) => kind === 'word' || kind === 'number';

/** The words of the caption and where they stand. */
export function placedWords({ caption, names, tagNames }: Reading): PlacedWords {
  const inName = new Array<boolean>(caption.tokens.length).fill(false);
  for (const { kind, from, to } of names) if (kind !== 'at') inName.fill(true, from, to);
  const named = inName.includes(true) || tagNames.some(({ kind }) => KIND_RANK[kind] > KIND_RANK.at);
  const words: PlacedWord[] = [];
  for (let at = 0; at < caption.tokens.length; at += 1) {
    const token = caption.tokens[at];
    if (token && counts(token) && !inName[at]) words.push({ token, beside: placesBeside(inName, at) });
  }
  return { post: named ? 'named' : 'unnamed', words };
}

const NOWHERE: readonly NamePlace[] = [];

function placesBeside(inName: readonly boolean[], at: number): readonly NamePlace[] {
  const before = inName[at + 1] ? 'before' : inName[at + 2] ? 'before2' : null;
  if (inName[at - 1]) return before === null ? ['after'] : [before, 'after'];
  return before === null ? NOWHERE : [before];
}

/** Calls `visit` for every two words that follow each other without a comma or the end of a clause between them. */
export function visitPairs({ caption }: Reading, visit: (first: Token, second: Token) => void): void {
  let first: Token | undefined;
  for (const token of caption.tokens) {
    const counted = counts(token);
    if (counted && first !== undefined && token.gap <= GAP.soft) visit(first, token);
    first = counted ? token : undefined;
  }
}

/** The word as it is counted: every number alike. */
export function countedWord(token: Token): string {
  return token.kind === 'number' ? '#' : token.fold;
}
