import { KIND_RANK } from './names/candidate.ts';
import type { Reading } from './reading.ts';

/**
 * Where in a post a word stands: in one that names a lodging, in one that names none, right before or two words before such a
 * name, or right after it.
 */
export type WordPlace = 'named' | 'unnamed' | 'before' | 'before2' | 'after';

export const WORD_PLACES: readonly WordPlace[] = ['named', 'unnamed', 'before', 'before2', 'after'];

/** Calls `visit` once for every word of the caption that `matters` in a place it stands in; names themselves are left out. */
export function visitWords(
  reading: Reading,
  visit: (place: WordPlace, word: string) => void,
  matters: (place: WordPlace, word: string) => boolean = () => true,
): void {
  const { tokens } = reading.caption;
  const inName = new Set<number>();
  for (const name of reading.names) {
    if (name.kind === 'at') continue;
    for (let at = name.from; at < name.to; at += 1) inName.add(at);
  }
  const named = inName.size > 0 || reading.tagNames.some((name) => KIND_RANK[name.kind] > KIND_RANK.at);
  const whole: WordPlace = named ? 'named' : 'unnamed';
  const seen = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || inName.has(at) || (token.kind !== 'word' && token.kind !== 'number')) continue;
    const word = token.kind === 'number' ? '#' : token.fold;
    if (matters(whole, word) && !seen.has(word)) {
      seen.add(word);
      visit(whole, word);
    }
    if (inName.size === 0) continue;
    if (inName.has(at + 1)) visit('before', word);
    else if (inName.has(at + 2)) visit('before2', word);
    if (inName.has(at - 1)) visit('after', word);
  }
}
