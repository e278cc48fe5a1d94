import { ORDINARY } from '../lexicon/words.ts';

const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST = 3;

/** Ends of German nouns that name things rather than houses. */
const NOUN_END = /(?:ung|heit|keit|schaft|tion|tat|nis|tum|chen|lein|ling|eln|ern|zeit|stuck)$/;

/** Whether a German word is put together from ordinary ones ("Kuchenatelier") or ends like a noun for a thing. */
export function isGermanCompound(word: string): boolean {
  if (word.length < 6) return false;
  if (NOUN_END.test(word)) return true;
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut += 1) {
    if (!ORDINARY.has(word.slice(cut))) continue;
    const head = word.slice(0, cut);
    if (LINKS.some((link) => head.endsWith(link) && ORDINARY.has(head.slice(0, head.length - link.length))))
      return true;
  }
  return false;
}
