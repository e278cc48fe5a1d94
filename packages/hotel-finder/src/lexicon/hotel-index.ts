import { readdirSync, readFileSync } from 'node:fs';
import { squash } from '../fold.ts';
import { nameWords } from '../name-words.ts';
import { withExonyms } from './exonyms.ts';
import { keyOf, shorterForms, strengthOf } from './hotel-spellings.ts';
import { addWord, spellingOf } from './vocabulary.ts';
import { GENERIC, STOP_WORDS } from './words.ts';

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
