import { isBrandWord } from '../src/lexicon/brands.ts';
import {
  GENERIC,
  HEADS_AFTER,
  HEADS_BEFORE,
  isHotelCompound,
  ORDINARY,
  PEOPLE,
  STOP_WORDS,
  WEAK_HEADS_AFTER,
  WEAK_HEADS_BEFORE,
} from '../src/lexicon/words.ts';

const ARTICLES = new Set(['the', 'das', 'der', 'die', 'le', 'la', 'les', 'il', 'l', 'el']);
const EDGES = new Set(
  'hotel hotels resort spa boutique boutiquehotel suites and by romantikhotel grand grandhotel hostel wellnesshotel'.split(
    ' ',
  ),
);

const LOCATING = new Set(['in', 'im', 'am', 'an', 'at', 'bei', 'of', 'de', 'di', 'zu']);

function isLodgingWord(word: string): boolean {
  return (
    HEADS_BEFORE.has(word) ||
    isHotelCompound(word) ||
    word === 'resort' ||
    word === 'lodge' ||
    word === 'hostel'
  );
}

const KINDS_OF_PLACE = new Set(
  'saint san santa cala playa praia bay beach island mountain lake garden gardens torre vista monte mar river forest valley village sunset'.split(
    ' ',
  ),
);

/** "Riad" or "Lodge" alone names no one house. */
function isKindOfHouse(word: string): boolean {
  return (
    HEADS_BEFORE.has(word) ||
    HEADS_AFTER.has(word) ||
    WEAK_HEADS_BEFORE.has(word) ||
    WEAK_HEADS_AFTER.has(word) ||
    KINDS_OF_PLACE.has(word)
  );
}

/** How certainly a spelling identifies the hotel; 0 leaves it out, as for words that name a whole chain. */
export function strengthOf(words: readonly string[], townWords: ReadonlySet<string>): 0 | 1 | 2 | 3 {
  const [only = ''] = words;
  if (words.length === 1 && (isBrandWord(only) || isKindOfHouse(only))) return 0;
  const distinctive = words.filter((word) => !GENERIC.has(word) && !townWords.has(word));
  const rare = distinctive.filter((word) => !ORDINARY.has(word) && !PEOPLE.has(word) && word.length >= 4);
  const lodging = words.some(isLodgingWord);
  const placed = words.some((word) => townWords.has(word));
  if (distinctive.length === 0)
    return placed && words.length > 2 && (lodging || HEADS_AFTER.has(words.at(-1) ?? '')) ? 3 : 0;
  // "Galle Fort" without its "Hotel" is a quarter of the town.
  if (placed && !lodging && distinctive.length === 1 && rare.length === 0) return 1;
  if (rare.length > 0 && (distinctive.length > 1 || lodging || placed)) return 3;
  if (distinctive.length > 2 || (distinctive.length > 1 && (lodging || placed))) return 3;
  if (rare.length > 0) return (rare[0]?.length ?? 0) >= 6 ? 3 : 2;
  if (lodging || placed || distinctive.length > 1) return 2;
  return words.length === 1 && (only.length < 4 || STOP_WORDS.has(only)) ? 0 : 1;
}

const keyOf = (words: readonly string[]) => words.join(' ');

/** Shorter spellings of a name: without article, town or words like "hotel" at its ends. */
export function shorterForms(words: readonly string[], townWords: ReadonlySet<string>): string[][] {
  const forms: string[][] = [[...words]];
  const trim = (list: readonly string[], from: (word: string) => boolean, to: (word: string) => boolean) => {
    let start = 0;
    let end = list.length;
    while (start < end && from(list[start] ?? '')) start += 1;
    while (end > start && to(list[end - 1] ?? '')) end -= 1;
    return list.slice(start, end);
  };
  const no = () => false;
  const noArticle = trim(words, (word) => ARTICLES.has(word), no);
  const noPlace = trim(noArticle, no, (word) => townWords.has(word));
  // "Krone in Au" without its town is "Krone".
  const noTown =
    noPlace.length < noArticle.length ? trim(noPlace, no, (word) => LOCATING.has(word)) : noPlace;
  const bare = trim(
    noTown,
    (word) => EDGES.has(word) || ARTICLES.has(word),
    (word) => EDGES.has(word),
  );
  const endless = trim(noTown, no, (word) => EDGES.has(word));
  const noHead = trim(noArticle, (word) => EDGES.has(word), no);
  const inner = noArticle.filter((word, at) => at === 0 || word !== 'hotel');
  const keys = new Set([keyOf(words)]);
  for (const form of [noArticle, noTown, endless, bare, noHead, inner]) {
    const key = keyOf(form);
    if (form.length === 0 || keys.has(key)) continue;
    keys.add(key);
    forms.push(form);
  }
  return forms;
}
