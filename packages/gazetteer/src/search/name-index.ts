import { foldName } from '../text/fold.ts';
import { lettersOf } from '../text/typo.ts';
import { type Column, packStrings } from '../towns/columns.ts';
import type { Table } from '../towns/table.ts';
import { indexTexts } from './text-index.ts';

/**
 * All names in folded form (a key each, in the order of the table: most populous place first),
 * reachable by their whole text and by the first two letters of each of their words.
 */
export interface NameIndex {
  readonly keys: Column;
  /** The row of the table that a key belongs to. */
  readonly rows: Uint32Array;
  /** Which of the place's names a key is, see `Origin`. */
  readonly origins: Uint8Array;
  /** Which letters a key holds, see `lettersOf`. */
  readonly letters: Uint32Array;
  /** First key with that text, or undefined. */
  first(text: string): number | undefined;
  /** The next key with the same text, or 0 at the end (key 0 is never a successor). */
  readonly next: Uint32Array;
  /** Keys with a word that starts with these two letters (one letter and a space for one-letter words). */
  readonly buckets: ReadonlyMap<string, Uint32Array>;
  /** By `country.region`, the words that may qualify a name there; filled as they are asked for. */
  readonly qualifierWords: Map<string, readonly string[]>;
}

/** A place's own name, its English or German one where they differ, or another by which it is known. */
export const Origin = { own: 0, en: 1, de: 2, other: 3 } as const;

const SAINT = /(^| )(?:saint|sainte|sankt|st|ste)(?= )/;
const JOINED = /['’‘`´ʼ]/g;
const HAS_JOINED = /['’‘`´ʼ]/;

/** Builds the index of a table; about a third of a second for 120,000 places. */
export function indexNames(table: Table): NameIndex {
  const texts: string[] = [];
  const rowOf: number[] = [];
  const originOf: number[] = [];
  const growing = new Map<string, number[]>();
  for (let row = 0; row < table.size; row += 1) {
    for (const [key, origin] of keysAt(table, row)) {
      addToBuckets(growing, key, texts.length);
      texts.push(key);
      rowOf.push(row);
      originOf.push(origin);
    }
  }
  const buckets = new Map<string, Uint32Array>();
  for (const [prefix, positions] of growing) buckets.set(prefix, Uint32Array.from(positions));
  const origins = Uint8Array.from(originOf);
  const letters = Uint32Array.from(texts, lettersOf);
  const keys = packStrings(texts);
  const { first, next } = indexTexts(texts.length, keys.at);
  const rows = Uint32Array.from(rowOf);
  return { keys, rows, origins, letters, first, next, buckets, qualifierWords: new Map() };
}

type Keys = Map<string, number>;

function keysAt(table: Table, row: number): Keys | [string, number][] {
  const name = table.names.at(row);
  const country = table.countries.at(row);
  const others = table.otherNames.get(row);
  const own = table.sections.has(row) ? [name] : shorterNames(name);
  if (!others && own.length === 1 && !HAS_JOINED.test(name)) {
    const key = foldName(name);
    if (!SAINT.test(key)) return key === '' ? [] : [[key, Origin.own]];
  }
  const keys: Keys = new Map();
  const add = (text: string, origin: number) => {
    addVariants(keys, foldName(text), { country, origin });
    if (HAS_JOINED.test(text)) addVariants(keys, foldName(text.replace(JOINED, '')), { country, origin });
  };
  for (const text of own) add(text, Origin.own);
  if (others?.en) add(others.en, Origin.en);
  if (others?.de) add(others.de, Origin.de);
  for (const alias of others?.aliases ?? []) add(alias, Origin.other);
  keys.delete('');
  return keys;
}

const RESORT = /^(?:Ostsee|Nordsee|See)(?:heil)?bad /;
const LONG_NAME = /[(/]|bad /;

/** "Halle (Saale)" is also Halle, "Biel/Bienne" Biel and Bienne, "Ostseebad Binz" Binz. */
function shorterNames(name: string): string[] {
  if (!LONG_NAME.test(name)) return [name];
  const bare = name.replace(/\s*\([^)]*\)/g, '').replace(RESORT, '');
  const halves = bare.split('/').map((half) => half.trim());
  return [...new Set([name, bare, ...halves])].filter((text) => text !== '');
}

const GERMAN_SAINTS = new Set(['AT', 'CH', 'DE', 'IT', 'LI']);

/** Saint-Malo is also looked up as St Malo, St. Moritz as Saint Moritz and Sankt Moritz. */
function addVariants(keys: Keys, key: string, from: { country: string; origin: number }): void {
  if (!keys.has(key)) keys.set(key, from.origin);
  if (!SAINT.test(key)) return;
  const saints = GERMAN_SAINTS.has(from.country) ? ['st', 'saint', 'sankt'] : ['st', 'saint'];
  for (const saint of saints) {
    const variant = key.replace(SAINT, `$1${saint}`);
    if (!keys.has(variant)) keys.set(variant, from.origin);
  }
}

function addToBuckets(buckets: Map<string, number[]>, key: string, position: number): void {
  let start = 0;
  while (start < key.length) {
    const prefix = bucketOf(key, start);
    const bucket = buckets.get(prefix);
    if (!bucket) buckets.set(prefix, [position]);
    else if (bucket[bucket.length - 1] !== position) bucket.push(position);
    const space = key.indexOf(' ', start);
    if (space === -1) return;
    start = space + 1;
  }
}

function bucketOf(key: string, start: number): string {
  return start + 1 < key.length ? key.slice(start, start + 2) : `${key.slice(start)} `;
}

/** The buckets that can hold names with a word starting with `text` (folded, not empty). */
export function bucketsFor(index: NameIndex, text: string): Uint32Array[] {
  if (text.length >= 2) {
    const bucket = index.buckets.get(text.slice(0, 2));
    return bucket ? [bucket] : [];
  }
  const matching: Uint32Array[] = [];
  for (const [prefix, bucket] of index.buckets) if (prefix.startsWith(text)) matching.push(bucket);
  return matching;
}

/** Rows with exactly this folded name, most populous first. */
export function rowsCalled(index: NameIndex, name: string): number[] {
  const found: number[] = [];
  let key = index.first(name);
  while (key !== undefined) {
    const row = index.rows[key];
    if (row !== undefined && !found.includes(row)) found.push(row);
    key = index.next[key] || undefined;
  }
  return found;
}
