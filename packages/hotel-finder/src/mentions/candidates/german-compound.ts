import { SETS } from '../../lexicon/words.ts';
import { setsOf, visitWords, wordNumber } from '../../text/vocabulary.ts';

const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORTEST = 3;

/** Ends of German nouns that name things rather than houses. */
const NOUN_END = /(?:ung|heit|keit|schaft|tion|tat|nis|tum|chen|lein|ling|eln|ern|zeit|stuck)$/;

/** Whether a German word is a compound of ordinary ones ("Kuchenatelier") or ends like a noun for a thing. */
export function isGermanCompound(word: string): boolean {
  if (word.length < 6) return false;
  if (NOUN_END.test(word)) return true;
  let found = false;
  visitWords(word, 0, (head, end) => {
    if (found || !isOrdinary(head)) return;
    found = LINKS.some((link) => {
      const cut = end + link.length;
      if (cut < SHORTEST || cut > word.length - SHORTEST || !word.startsWith(link, end)) return false;
      return isOrdinary(wordNumber(word.slice(cut)));
    });
  });
  return found;
}

const isOrdinary = (number: number) => (setsOf(number) & SETS.ordinary) !== 0;
