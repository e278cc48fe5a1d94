import { tokenise } from '../src/text/tokens.ts';
import { addWord } from '../src/text/vocabulary.ts';
import type { Sample } from './data.ts';

const FEWEST_POSTS = 3;

/** Rare words are left out, so that a word without a weight is the same as an unknown one. */
export function addVocabulary(samples: readonly Sample[]): void {
  const counts = new Map<string, number>();
  for (const { caption } of samples)
    for (const word of new Set(tokenise(caption.caption).map(({ fold }) => fold)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) if (count >= FEWEST_POSTS) addWord(word);
}
