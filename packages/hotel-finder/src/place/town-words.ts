import { withExonyms } from '../lexicon/exonyms.ts';
import { KNOWN_HOTELS } from '../lexicon/hotels.ts';
import { SETS } from '../lexicon/words.ts';
import { squash } from '../text/fold.ts';
import { nameWords } from '../text/name-words.ts';
import { addSet, addWord, setsOf, wordNumber } from '../text/vocabulary.ts';

const towns = new Set(KNOWN_HOTELS.map((hotel) => hotel.town ?? ''));
towns.delete('');
const names = [...towns].flatMap((town) => [squash(town), ...withExonyms(nameWords(town))]);

/** Words of the names of towns with hotels, and those names run together. */
export const TOWN = addSet(names.filter((word) => word.length > 3));

const KIND = SETS.headBefore | SETS.headAfter | SETS.weakHeadAfter;

/** Whether a word of a house's name is its kind of house: "Giraffe Manor" is not in a town called Manor. */
export function isKindOfHouse(word: string): boolean {
  return (setsOf(wordNumber(word.toLowerCase())) & KIND) !== 0;
}

const numbers = new Map<string, readonly number[]>();

/** The words that show that a text names a town, in any known language, and the town run together. */
export function townNumbers(town: string): readonly number[] {
  let known = numbers.get(town);
  if (known === undefined) {
    const words = withExonyms(nameWords(town)).filter((word) => word.length > 3);
    known = [...words, squash(town)].map(addWord);
    numbers.set(town, known);
  }
  return known;
}
