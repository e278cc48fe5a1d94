import { readFileSync } from 'node:fs';
import { NameFilter } from '../text/name-filter.ts';
import { hashOf, hashOfBytes } from '../text/name-hash.ts';
import { lettersOf } from '../text/typo.ts';
import type { Column } from '../towns/columns.ts';
import { indexTexts } from './text-index.ts';

/**
 * All names in folded form (one key each, in the order of the table: most populous place first), found by their whole text and by the first two
 * letters of each of their words.
 */
export interface NameIndex {
  readonly keys: Column;
  /** The row of the table that a key belongs to. */
  readonly rows: Uint32Array;
  /** Which of the place's names a key is, see `Origin`. */
  readonly origins: Uint8Array;
  /** First key with that text, or undefined. */
  first(text: string): number | undefined;
  /** Rules out most texts that are not names. */
  readonly filter: NameFilter;
  /** The next key with the same text, or 0 at the end (key 0 is never a successor). */
  readonly next: Uint32Array;
  /** By `country.region`, the words that may qualify a name there; filled on demand. */
  readonly qualifierWords: Map<string, readonly string[]>;
  /** What only prefix search needs, built on first use. */
  readonly beginnings: () => Beginnings;
}

export interface Beginnings {
  /** Keys with a word that starts with these two letters (one letter and a space for one-letter words). */
  readonly buckets: ReadonlyMap<string, Uint32Array>;
  /** Which letters a key contains, see `lettersOf`. */
  readonly letters: Uint32Array;
}

/** A place's own name, its English or German one where they differ, or another by which it is known. */
export const Origin = { own: 0, en: 1, de: 2, other: 3 } as const;

const NEWLINE = 0x0a;
const TAB = 0x09;
const ZERO = 0x30;
/** Keys are separated by a tab or a new line, and the origin of the next. */
const BETWEEN = 2;

/** Reads `data/keys.tsv`, see `compile/keys.ts`. Its bytes are kept as they are, and a key is decoded on demand. */
export function indexNames(): NameIndex {
  const bytes = readFileSync(new URL('../../data/keys.tsv', import.meta.url));
  const size = countKeys(bytes);
  const rows = new Uint32Array(size);
  const origins = new Uint8Array(size);
  const ends = new Uint32Array(size);
  const hashes = new Int32Array(size);
  const startOf = (key: number) => (key === 0 ? 1 : (ends[key - 1] ?? 0) + BETWEEN);
  const keys: Column = { at: (key) => bytes.toString('utf8', startOf(key), ends[key]) };
  const filter = new NameFilter(size);
  for (let key = 0, row = 0; key < size; key += 1) {
    const start = startOf(key);
    let end = start;
    while ((bytes[end] ?? 0) > TAB + 1) end += 1;
    rows[key] = row;
    origins[key] = (bytes[start - 1] ?? 0) - ZERO;
    ends[key] = end;
    const hash = hashOfBytes(bytes, start, end) ?? hashOf(keys.at(key));
    hashes[key] = hash;
    filter.add(hash);
    if (bytes[end] === NEWLINE) row += 1;
  }
  let beginnings: Beginnings | undefined;
  return {
    keys,
    rows,
    origins,
    filter,
    ...indexTexts(hashes, keys.at),
    qualifierWords: new Map(),
    beginnings() {
      beginnings ??= indexBeginnings(size, keys);
      return beginnings;
    },
  };
}

function countKeys(bytes: Uint8Array): number {
  let keys = 0;
  for (const byte of bytes) if (byte === TAB || byte === NEWLINE) keys += 1;
  return keys;
}

function indexBeginnings(size: number, keys: Column): Beginnings {
  const growing = new Map<string, number[]>();
  const letters = new Uint32Array(size);
  for (let position = 0; position < size; position += 1) {
    const key = keys.at(position);
    letters[position] = lettersOf(key);
    addToBuckets(growing, key, position);
  }
  const buckets = new Map<string, Uint32Array>();
  for (const [prefix, positions] of growing) buckets.set(prefix, Uint32Array.from(positions));
  return { buckets, letters };
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
  const { buckets } = index.beginnings();
  if (text.length >= 2) {
    const bucket = buckets.get(text.slice(0, 2));
    return bucket ? [bucket] : [];
  }
  const matching: Uint32Array[] = [];
  for (const [prefix, bucket] of buckets) if (prefix.startsWith(text)) matching.push(bucket);
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
