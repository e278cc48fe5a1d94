import { GENERIC, STOP_WORDS } from './words.ts';

/** The words of a name that tell which hotel it is, in one order; none where they are too few. */
export function distinctiveWords(words: readonly string[]): string[] {
  const distinctive = words.filter((word) => !GENERIC.has(word) && !STOP_WORDS.has(word));
  return distinctive.length < 2 ? [] : [...new Set(distinctive)].sort();
}
