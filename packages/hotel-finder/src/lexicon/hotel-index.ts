import { readdirSync, readFileSync } from 'node:fs';
import { squash } from '../fold.ts';
import { nameWords } from '../name-words.ts';
import { isBrandWord } from './brands.ts';
import { withExonyms } from './exonyms.ts';
import { addWord, spellingOf } from './vocabulary.ts';
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
} from './words.ts';

/** A hotel of the gazetteer. */
export interface KnownHotel {
  readonly name: string;
  readonly country: string;
  /** Postal town as the list writes it; null where the hotel lies away from towns. */
  readonly town: string | null;
}

/** One way to write the name of a known hotel. */
export interface HotelAlias {
  readonly words: readonly string[];
  hotels: readonly KnownHotel[];
  /** 3 names the hotel wherever it stands, 2 when written as a name, 1 only where the place or the sentence agrees. */
  strength: 1 | 2 | 3;
}

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

/** How surely a spelling names the hotel; 0 leaves it out, as words that name a whole chain. */
function strengthOf(words: readonly string[], townWords: ReadonlySet<string>): 0 | 1 | 2 | 3 {
  const [only = ''] = words;
  if (words.length === 1 && (isBrandWord(only) || isKindOfHouse(only))) return 0;
  const telling = words.filter((word) => !GENERIC.has(word) && !townWords.has(word));
  const rare = telling.filter((word) => !ORDINARY.has(word) && !PEOPLE.has(word) && word.length >= 4);
  const lodging = words.some(isLodgingWord);
  const placed = words.some((word) => townWords.has(word));
  if (telling.length === 0)
    return placed && words.length > 2 && (lodging || HEADS_AFTER.has(words.at(-1) ?? '')) ? 3 : 0;
  if (rare.length > 0 && (telling.length > 1 || lodging || placed)) return 3;
  if (telling.length > 2 || (telling.length > 1 && (lodging || placed))) return 3;
  if (rare.length > 0) return (rare[0]?.length ?? 0) >= 6 ? 3 : 2;
  if (lodging || placed || telling.length > 1) return 2;
  return words.length === 1 && (only.length < 4 || STOP_WORDS.has(only)) ? 0 : 1;
}

const keyOf = (words: readonly string[]) => words.join(' ');

/** Shorter ways to write a name: without article, town or words like "hotel" at its ends. */
function shorterForms(words: readonly string[], townWords: ReadonlySet<string>): string[][] {
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

interface Building {
  /** By the words of the spelling. */
  readonly byWords: Map<string, HotelAlias>;
  /** By the telling words of the name, in alphabetical order. */
  readonly byTelling: Map<string, KnownHotel[]>;
}

/** Lists of one hotel are shared by all its spellings, and copied when another hotel bears one of them, too. */
function addAlias(
  index: Building,
  own: readonly [KnownHotel],
  { words, strength }: Omit<HotelAlias, 'hotels'>,
): void {
  const key = keyOf(words);
  const alias = index.byWords.get(key);
  if (!alias) {
    // The vocabulary keeps each word once, where those cut from a line would keep the line.
    const kept = words.map((word) => spellingOf(addWord(word)));
    index.byWords.set(key, { words: kept, hotels: own, strength });
    return;
  }
  if (!alias.hotels.includes(own[0])) alias.hotels = [...alias.hotels, own[0]];
  if (strength > alias.strength) alias.strength = strength;
}

function addHotel(
  index: Building,
  line: string,
  place: { country: string; town: string | null },
): KnownHotel {
  const [name = '', others = ''] = line.split('=');
  const hotel: KnownHotel = { name: name.trim(), ...place };
  const own = [hotel] as const;
  const townWords = new Set(place.town === null ? [] : withExonyms(nameWords(place.town)));
  for (const spelling of [name, ...others.split(',')]
    .map((text) => text.trim().replace(/~$/, ''))
    .filter(Boolean)) {
    const words = nameWords(spelling);
    for (const form of shorterForms(words, townWords)) {
      // What is left of "Rhein Hotel" names much else, too.
      const remnant = form.length === 1 && words.length > 1;
      const strength = Math.min(strengthOf(form, townWords), remnant ? 1 : 3);
      if (strength > 0) addAlias(index, own, { words: form, strength: strength as 1 | 2 | 3 });
    }
  }
  const key = tellingKey(nameWords(name));
  if (key !== '') index.byTelling.set(key, [...(index.byTelling.get(key) ?? []), hotel]);
  return hotel;
}

function tellingKey(words: readonly string[]): string {
  const telling = words.filter((word) => !GENERIC.has(word) && !STOP_WORDS.has(word));
  return telling.length < 2 ? '' : [...new Set(telling)].sort().join(' ');
}

/** Aliases that begin with the same word or words: those that end there, and the others by the number of the next word. */
export interface Branch {
  readonly here: readonly HotelAlias[];
  readonly next: ReadonlyMap<number, Branch> | null;
}

/** Aliases of more words than this are compared one by one. */
const DEEPEST = 3;

function branchOf(aliases: readonly HotelAlias[], depth = 1): Branch {
  const here = aliases.filter(({ words }) => words.length === depth || depth === DEEPEST);
  const longer = depth === DEEPEST ? [] : aliases.filter(({ words }) => words.length > depth);
  const groups = Map.groupBy(longer, ({ words }) => addWord(words[depth] ?? ''));
  const next = new Map([...groups].map(([word, group]) => [word, branchOf(group, depth + 1)]));
  return {
    here: here.sort((a, b) => b.words.length - a.words.length),
    next: next.size === 0 ? null : next,
  };
}

interface HotelIndex {
  readonly starts: readonly (Branch | undefined)[];
  readonly bySquash: ReadonlyMap<string, HotelAlias>;
  readonly byTelling: ReadonlyMap<string, readonly KnownHotel[]>;
  readonly hotels: readonly KnownHotel[];
}

function readHotels(): HotelIndex {
  const building: Building = { byWords: new Map(), byTelling: new Map() };
  const hotels: KnownHotel[] = [];
  const folder = new URL('../data/hotels/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    let place: { country: string; town: string | null } = { country: '', town: null };
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('# ')) {
        const town = line.slice(5).trim();
        place = { country: line.slice(2, 4), town: town === '-' || town === '' ? null : town };
      } else if (line.trim() !== '') hotels.push(addHotel(building, line, place));
    }
  }
  const aliases = [...building.byWords.values()];
  const starts: Branch[] = [];
  for (const [first, bucket] of Map.groupBy(aliases, ({ words }) => words[0] ?? ''))
    starts[addWord(first)] = branchOf(bucket);
  const bySquash = new Map(aliases.map((alias) => [alias.words.join(''), alias]));
  return { starts, bySquash, byTelling: building.byTelling, hotels };
}

const index = readHotels();

/** All hotels known by name. */
export const KNOWN_HOTELS: readonly KnownHotel[] = index.hotels;

/** Known names that begin with a word, by its number. */
export function aliasesFrom(word: number): Branch | undefined {
  return index.starts[word];
}

/** A known name written without spaces, as in handles and hashtags. */
export function aliasBySquash(run: string): HotelAlias | undefined {
  return index.bySquash.get(squash(run));
}

/** Known hotels whose name has just these telling words, in any order: "25hours in der HafenCity". */
export function hotelsByWords(words: readonly string[]): readonly KnownHotel[] {
  const key = tellingKey(words);
  return key === '' ? [] : (index.byTelling.get(key) ?? []);
}

/** Words with which a known name may begin. */
export function aliasStarts(): Iterable<string> {
  return index.starts.flatMap((_, number) => [spellingOf(number)]);
}

/** All spellings of known names, run together. */
export function spellings(): Iterable<readonly [string, HotelAlias]> {
  return index.bySquash;
}
