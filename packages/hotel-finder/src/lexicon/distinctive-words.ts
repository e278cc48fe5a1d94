import { GENERIC, STOP_WORDS } from './words.ts';

/** The distinctive words of a name, in one order; none if they are too few. */
export function distinctiveWords(words: readonly string[]): string[] {
  const distinctive = words.filter((word) => !GENERIC.has(word) && !STOP_WORDS.has(word));
  return distinctive.length < 2 ? [] : [...new Set(distinctive)].sort();
}
