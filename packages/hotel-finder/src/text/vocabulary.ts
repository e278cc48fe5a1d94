/**
 * Assigns a number to every word of the lexicons, so that a word of a caption is looked up once: each lexicon has its own table by that number. 0
 * is a word that no lexicon has.
 */
const spellings: string[] = [''];
/** By number, a bit for every set that contains the word. */
let memberships = new Int32Array((1 << 15) + 1);
let sets = 0;

/**
 * A table of word numbers by the hash of the letters, open addressing, never more than half full. The upper bits of the hash are stored beside the
 * number, so that words of another hash need not be compared.
 */
let slots = new Uint32Array(1 << 16);
const NUMBER_BITS = 18;
const NUMBER_MASK = (1 << NUMBER_BITS) - 1;

/** Initial value of `hashLetter`. */
export const HASH_START = 0x811c9dc5 | 0;

/** The hash of some letters and one more: FNV-1a. */
export function hashLetter(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashOf(word: string): number {
  const { length } = word;
  let hash = HASH_START;
  for (let at = 0; at < length; at += 1) hash = hashLetter(hash, word.charCodeAt(at));
  return hash;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}

/** Whether a slot that is taken may hold a word of this hash. */
function mayHold(slot: number, hash: number): boolean {
  return slot >>> NUMBER_BITS === hash >>> NUMBER_BITS;
}

/** The number of a word, 0 if no lexicon has it. */
export function wordNumber(fold: string): number {
  const hash = hashOf(fold);
  for (let at = slotOf(hash); ; at = (at + 1) & (slots.length - 1)) {
    const slot = slots[at] ?? 0;
    if (slot === 0) return 0;
    if (mayHold(slot, hash) && spellings[slot & NUMBER_MASK] === fold) return slot & NUMBER_MASK;
  }
}

/**
 * The number of the word in a text from `start` to `end`, in plain letters and digits, ignoring case; `hash` is that of the lower-case letters.
 * Avoids creating a substring.
 */
export function writtenNumber(text: string, start: number, end: number, hash: number): number {
  for (let at = slotOf(hash); ; at = (at + 1) & (slots.length - 1)) {
    const slot = slots[at] ?? 0;
    if (slot === 0) return 0;
    if (mayHold(slot, hash) && isSpelled(text, start, end, slot & NUMBER_MASK)) return slot & NUMBER_MASK;
  }
}

/** A bit for the hash of each prefix of a word, so that the search for words in a run of letters ends as soon as none can match. */
export class BeginningFilter {
  private readonly bits: Uint32Array;
  private readonly mask: number;

  /** Has room for 2 to the power of `size` bits. */
  constructor(size: number) {
    this.bits = new Uint32Array(2 ** (size - 5));
    this.mask = 2 ** size - 1;
  }

  /** Adds a word, or the word made by appending to letters of that hash and number; returns the hash of all. */
  add(word: string, before = { hash: HASH_START, length: 0 }): number {
    let { hash } = before;
    for (let at = 0; at < word.length; at += 1) {
      hash = hashLetter(hash, word.charCodeAt(at));
      if (before.length + at >= LONGEST_BEGINNING) continue;
      const bit = (hash ^ (hash >>> 15)) & this.mask;
      this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
    return hash;
  }

  /** Whether a word may begin with so many letters of this hash. */
  mayBegin(length: number, hash: number): boolean {
    if (length > LONGEST_BEGINNING) return true;
    const bit = (hash ^ (hash >>> 15)) & this.mask;
    return ((this.bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

const LONGEST_BEGINNING = 12;
const beginnings = new BeginningFilter(20);

/** The longest word of some sets that plain letters begin with at `start`: its number and end; 0 if there is none. */
export function longestWord(text: string, start: number, mask: number): { number: number; end: number } {
  const { length } = text;
  let found = 0;
  let end = start;
  let hash = HASH_START;
  for (let at = start; at < length; at += 1) {
    hash = hashLetter(hash, text.charCodeAt(at));
    if (!beginnings.mayBegin(at + 1 - start, hash)) break;
    const number = writtenNumber(text, start, at + 1, hash);
    if (number === 0 || (setsOf(number) & mask) === 0) continue;
    found = number;
    end = at + 1;
  }
  return { number: found, end };
}

/** Calls `visit` with every word that plain letters begin with at `start` and where it ends, shortest first. */
export function visitWords(text: string, start: number, visit: (number: number, end: number) => void): void {
  const { length } = text;
  let hash = HASH_START;
  for (let at = start; at < length; at += 1) {
    hash = hashLetter(hash, text.charCodeAt(at));
    if (!beginnings.mayBegin(at + 1 - start, hash)) return;
    const number = writtenNumber(text, start, at + 1, hash);
    if (number !== 0) visit(number, at + 1);
  }
}

function isSpelled(text: string, start: number, end: number, number: number): boolean {
  const word = spellings[number] ?? '';
  const { length } = word;
  if (length !== end - start) return false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(start + at);
    if (word.charCodeAt(at) !== (code < 91 && code > 64 ? code + 32 : code)) return false;
  }
  return true;
}

export function spellingOf(number: number): string {
  return spellings[number] ?? '';
}

function enter(number: number, hash: number): void {
  let at = slotOf(hash);
  while (slots[at] !== 0) at = (at + 1) & (slots.length - 1);
  slots[at] = ((hash >>> NUMBER_BITS) << NUMBER_BITS) | number;
}

/** The number of a word, which is added if it is new. For lexicons, while they load. */
export function addWord(fold: string): number {
  const known = wordNumber(fold);
  if (known !== 0 || fold === '') return known;
  const number = spellings.push(fold) - 1;
  beginnings.add(fold);
  if (number > NUMBER_MASK) throw new Error('There is no room for another word.');
  if (2 * number > slots.length) {
    slots = new Uint32Array(2 * slots.length);
    const kept = memberships;
    memberships = new Int32Array(slots.length / 2 + 1);
    memberships.set(kept);
    for (let other = 1; other <= number; other += 1) enter(other, hashOf(spellingOf(other)));
  } else enter(number, hashOf(fold));
  return number;
}

/** Adds a set of words; the bit returned is set in `Token.sets` of each of them. There is room for 31 sets. */
export function addSet(words: Iterable<string>): number {
  if (sets === 31) throw new Error('There is no room for another set of words.');
  const bit = 1 << sets;
  sets += 1;
  for (const word of words) {
    const number = addWord(word);
    if (number > 0) memberships[number] = (memberships[number] ?? 0) | bit;
  }
  return bit;
}

/** The bits of all sets that hold a word, by its number. */
export function setsOf(number: number): number {
  return memberships[number] ?? 0;
}

export function isIn(word: { readonly sets: number }, set: number): boolean {
  return (word.sets & set) !== 0;
}

/** Some bits for each word, by its number: faster than a map for what is asked of every word of a text. */
export class WordBits {
  private readonly bits = new Uint16Array(NUMBER_MASK + 1);

  add(word: string, bits: number): void {
    const number = addWord(word);
    this.bits[number] = (this.bits[number] ?? 0) | bits;
  }

  of(number: number): number {
    return this.bits[number] ?? 0;
  }
}

/** Caches what depends only on a word's letters, for the words of the lexicons: most hashtags of a text are among them. */
export function byWord<T>(
  compute: (fold: string) => T,
): (word: { readonly number: number; readonly fold: string }) => T {
  const known = new WordTable<T>();
  return ({ number, fold }) => {
    if (number === 0) return compute(fold);
    if (!known.has(number)) known.set(number, compute(fold));
    return known.get(number) as T;
  };
}

/** A value for a few of the words. One bit per word tells that most have none. */
export class WordTable<T> {
  private readonly bits = new Uint32Array((NUMBER_MASK + 1) >> 5);
  private readonly values = new Map<number, T>();

  set(number: number, value: T): void {
    this.bits[number >> 5] = (this.bits[number >> 5] ?? 0) | (1 << (number & 31));
    this.values.set(number, value);
  }

  has(number: number): boolean {
    return ((this.bits[number >> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  get(number: number): T | undefined {
    return this.has(number) ? this.values.get(number) : undefined;
  }
}
