import { readFileSync } from 'node:fs';
import { GAP, type Token } from '../text/tokens.ts';
import { addWord, WordTable } from '../text/vocabulary.ts';

const byFirst = new Map<string, (readonly string[])[]>();
const runTogether = new Set<string>();

for (const line of readFileSync(new URL('../data/not-hotels.txt', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('#') || line.trim() === '') continue;
  const words = line.trim().split(' ');
  const first = words[0] ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  runTogether.add(words.join(''));
}
const byNumber = new WordTable<readonly (readonly string[])[]>();
for (const [first, phrases] of byFirst)
  byNumber.set(
    addWord(first),
    phrases.sort((a, b) => b.length - a.length),
  );

/** How many tokens from `at` on make a phrase that only sounds like a hotel ("Hotel California"), or 0. */
export function notHotelAt(tokens: readonly Token[], at: number): number {
  const phrases = byNumber.get(tokens[at]?.number ?? 0);
  if (!phrases) return 0;
  for (const words of phrases) {
    if (words.every((word, position) => matches(tokens[at + position], word, position))) return words.length;
  }
  return 0;
}

function matches(token: Token | undefined, word: string, position: number): boolean {
  return token !== undefined && token.fold === word && (position === 0 || token.gap <= GAP.soft);
}

/** Whether letters without spaces, as in a handle, make such a phrase. */
export function isNotHotel(letters: string): boolean {
  return runTogether.has(letters);
}
