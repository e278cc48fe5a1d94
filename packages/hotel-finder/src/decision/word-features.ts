import { KIND_RANK } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { GAP, type Token } from '../text/tokens.ts';

/** Where a word stands that counts once for the whole post: in one that names a lodging, or in one that names none. */
export type PostPlace = 'named' | 'unnamed';
/** Where a word stands beside a name: right before it, two words before it, or right after it. */
export type NamePlace = 'before' | 'before2' | 'after';

/** The words of a post that count, names left out. */
export interface PlacedWords {
  readonly post: PostPlace;
  readonly words: readonly { readonly token: Token; readonly beside: readonly NamePlace[] }[];
}

const counts = ({ kind }: Token) => kind === 'word' || kind === 'number';

/** The words of the caption and where they stand. */
export function placedWords({ caption, names, tagNames }: Reading): PlacedWords {
  const inName = new Set<number>();
  for (const name of names) {
    if (name.kind === 'at') continue;
    for (let at = name.from; at < name.to; at += 1) inName.add(at);
  }
  const named = inName.size > 0 || tagNames.some((name) => KIND_RANK[name.kind] > KIND_RANK.at);
  const words: { token: Token; beside: NamePlace[] }[] = [];
  for (const [at, token] of caption.tokens.entries()) {
    if (inName.has(at) || !counts(token)) continue;
    const beside: NamePlace[] = [];
    if (inName.has(at + 1)) beside.push('before');
    else if (inName.has(at + 2)) beside.push('before2');
    if (inName.has(at - 1)) beside.push('after');
    words.push({ token, beside });
  }
  return { post: named ? 'named' : 'unnamed', words };
}

/** Every two words that follow each other without a comma or the end of a clause between them. */
export function wordPairs({ caption }: Reading): (readonly [first: Token, second: Token])[] {
  const pairs: (readonly [Token, Token])[] = [];
  for (const [at, second] of caption.tokens.entries()) {
    const first = caption.tokens[at - 1];
    if (first && counts(first) && counts(second) && second.gap <= GAP.soft) pairs.push([first, second]);
  }
  return pairs;
}

/** The word as it is counted: every number alike. */
export function countedWord(token: Token): string {
  return token.kind === 'number' ? '#' : token.fold;
}
