import { readdirSync, readFileSync } from 'node:fs';
import { squash } from '../fold.ts';
import { nameWords } from '../name-words.ts';
import { isBrandWord } from './brands.ts';
import { withExonyms } from './exonyms.ts';
import { addWord } from './vocabulary.ts';
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
  readonly hotels: KnownHotel[];
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
  for (const form of [noArticle, noTown, endless, bare, noHead, inner]) if (form.length > 0) forms.push(form);
  return forms;
}

interface Building {
  readonly byFirst: Map<string, HotelAlias[]>;
  readonly bySquash: Map<string, HotelAlias>;
  /** By the telling words of the name, in alphabetical order. */
  readonly byTelling: Map<string, KnownHotel[]>;
}

function addAlias(index: Building, hotel: KnownHotel, words: readonly string[], strength: 1 | 2 | 3): void {
  const first = words[0] ?? '';
  const bucket = index.byFirst.get(first) ?? [];
  if (bucket.length === 0) index.byFirst.set(first, bucket);
  const key = words.join(' ');
  let alias = bucket.find((other) => other.words.length === words.length && other.words.join(' ') === key);
  if (!alias) {
    alias = { words, hotels: [], strength };
    bucket.push(alias);
    index.bySquash.set(words.join(''), alias);
  }
  if (!alias.hotels.includes(hotel)) alias.hotels.push(hotel);
  if (strength > alias.strength) alias.strength = strength;
}

function addHotel(
  index: Building,
  line: string,
  place: { country: string; town: string | null },
): KnownHotel {
  const [name = '', others = ''] = line.split('=');
  const hotel: KnownHotel = { name: name.trim(), ...place };
  const townWords = new Set(place.town === null ? [] : withExonyms(nameWords(place.town)));
  for (const spelling of [name, ...others.split(',')]
    .map((text) => text.trim().replace(/~$/, ''))
    .filter(Boolean)) {
    for (const form of shorterForms(nameWords(spelling), townWords)) {
      const strength = strengthOf(form, townWords);
      if (strength > 0) addAlias(index, hotel, form, strength as 1 | 2 | 3);
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

/** The aliases that begin with a word: by the number of their second word, each list ending with the alias that is the word alone. */
interface Starts {
  readonly alone: readonly HotelAlias[];
  readonly bySecond: ReadonlyMap<number, readonly HotelAlias[]>;
}

function startsOf(bucket: readonly HotelAlias[]): Starts {
  const alone = bucket.filter((alias) => alias.words.length === 1);
  const bySecond = new Map<number, HotelAlias[]>();
  for (const alias of bucket) {
    const second = alias.words[1];
    if (second === undefined) continue;
    const number = addWord(second);
    bySecond.set(number, [...(bySecond.get(number) ?? []), alias]);
  }
  for (const aliases of bySecond.values()) {
    aliases.sort((a, b) => b.words.length - a.words.length);
    aliases.push(...alone);
  }
  return { alone, bySecond };
}

interface HotelIndex extends Building {
  readonly starts: readonly (Starts | undefined)[];
  readonly hotels: readonly KnownHotel[];
}

function readHotels(): HotelIndex {
  const index: Building = { byFirst: new Map(), bySquash: new Map(), byTelling: new Map() };
  const hotels: KnownHotel[] = [];
  const folder = new URL('../data/hotels/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    let place: { country: string; town: string | null } = { country: '', town: null };
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('# ')) {
        const town = line.slice(5).trim();
        place = { country: line.slice(2, 4), town: town === '-' || town === '' ? null : town };
      } else if (line.trim() !== '') hotels.push(addHotel(index, line, place));
    }
  }
  const starts: Starts[] = [];
  for (const [first, bucket] of index.byFirst) starts[addWord(first)] = startsOf(bucket);
  return { ...index, starts, hotels };
}

const index = readHotels();

/** All hotels known by name. */
export const KNOWN_HOTELS: readonly KnownHotel[] = index.hotels;

const NONE: readonly HotelAlias[] = [];

/** Known names that may stand at a word, given the word after it, both by number; longest first. */
export function aliasesFrom(word: number, next: number): readonly HotelAlias[] {
  const starts = index.starts[word];
  if (!starts) return NONE;
  return starts.bySecond.get(next) ?? starts.alone;
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
  return index.byFirst.keys();
}

/** All spellings of known names, run together. */
export function spellings(): Iterable<readonly [string, HotelAlias]> {
  return index.bySquash;
}
