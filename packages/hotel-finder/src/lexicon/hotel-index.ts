import { readFileSync } from 'node:fs';
import { squash } from '../text/fold.ts';
import { BeginningFilter, HASH_START, hashLetter, hashOf, wordNumber } from '../text/vocabulary.ts';
import { distinctiveWords } from './distinctive-words.ts';
import { HotelNames } from './hotel-names.ts';
import { KNOWN_HOTELS, type KnownHotel } from './hotels.ts';

/** One spelling of the name of a known hotel. */
export interface HotelAlias {
  readonly words: readonly string[];
  readonly hotels: readonly KnownHotel[];
  /** 3 identifies the hotel anywhere, 2 when written as a name, 1 only if the place or the sentence agrees. */
  readonly strength: number;
}

/** All spellings of the names, and their distinctive words in one order: see `compile/`. */
const names = readNames('hotel-names.txt');
const distinctiveNames = readNames('hotel-words.txt');

function readNames(file: string): HotelNames {
  return HotelNames.read(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
}

interface Runs {
  /**
   * The last steps of all names by the hash of their letters run together, of identical ones only the later: open addressing, never more than half
   * full.
   */
  readonly slots: Uint32Array;
  readonly beginnings: BeginningFilter;
}

const runs = indexRuns();

function indexRuns(): Runs {
  const beginnings = new BeginningFilter(21);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * names.size)));
  /** By step, the hash and the number of the letters up to there. */
  const hashes = new Int32Array(names.steps).fill(HASH_START);
  const lengths = new Uint16Array(names.steps);
  for (let step = 1; step < names.steps; step += 1) {
    const before = names.stepBefore(step);
    const word = names.lastWordAt(step);
    const from = { hash: hashes[before] ?? 0, length: lengths[before] ?? 0 };
    const hash = beginnings.add(word, from);
    hashes[step] = hash;
    lengths[step] = from.length + word.length;
    if (names.strengthAt(step) === 0) continue;
    let slot = firstSlot(slots, hash);
    while (slots[slot] !== 0 && !isAlike(step, slots[slot] ?? 0, hashes)) slot = slotAfter(slots, slot);
    slots[slot] = step;
  }
  return { slots, beginnings };
}

/** Whether the letters of two names are equal when run together. */
function isAlike(step: number, other: number, hashes: Int32Array): boolean {
  return hashes[step] === hashes[other] && names.spells(names.wordsAt(step).join(''), other);
}

function firstSlot(slots: Uint32Array, hash: number): number {
  return hash & (slots.length - 1);
}

function slotAfter(slots: Uint32Array, slot: number): number {
  return (slot + 1) & (slots.length - 1);
}

function hotelsOf(positions: readonly number[]): KnownHotel[] {
  const found: KnownHotel[] = [];
  for (const position of positions) {
    const hotel = KNOWN_HOTELS[position];
    if (hotel) found.push(hotel);
  }
  return found;
}

/** The step from one word of a known name to the next, by the latter's number; 0 if no name continues so. Names begin at step 0. */
export function nextStep(step: number, word: number): number {
  return names.next(step, word);
}

/** How certain the name is that ends at a step, see `HotelAlias`; 0 if none does. */
export function strengthAt(step: number): number {
  return names.strengthAt(step);
}

export function aliasAt(step: number): HotelAlias {
  return { words: names.wordsAt(step), hotels: hotelsOf(names.hotelsAt(step)), strength: strengthAt(step) };
}

/** The letters of that name, run together. */
export function runAt(step: number): string {
  return names.wordsAt(step).join('');
}

/** A known name written without spaces, as in handles and hashtags. */
export function aliasBySquash(text: string): HotelAlias | undefined {
  const run = squash(text);
  const { slots } = runs;
  for (let slot = firstSlot(slots, hashOf(run)); ; slot = slotAfter(slots, slot)) {
    const step = slots[slot] ?? 0;
    if (step === 0) return undefined;
    if (names.spells(run, step)) return aliasAt(step);
  }
}

/** Calls `visit` with the length and the step of every known name that a run of plain letters begins with, shortest first. */
export function visitRuns(run: string, visit: (length: number, step: number) => void): void {
  const { slots, beginnings } = runs;
  let hash = HASH_START;
  for (let at = 0; at < run.length; at += 1) {
    hash = hashLetter(hash, run.charCodeAt(at));
    if (!beginnings.mayBegin(at + 1, hash)) return;
    if (at < 3) continue;
    for (let slot = firstSlot(slots, hash); slots[slot] !== 0; slot = slotAfter(slots, slot)) {
      const step = slots[slot] ?? 0;
      if (names.spells(run.slice(0, at + 1), step)) visit(at + 1, step);
    }
  }
}

/** Known hotels whose name has exactly these distinctive words, in any order: "25hours in der HafenCity". */
export function hotelsByWords(words: readonly string[]): readonly KnownHotel[] {
  let step = 0;
  for (const word of distinctiveWords(words)) {
    step = distinctiveNames.next(step, wordNumber(word));
    if (step === 0) return [];
  }
  return hotelsOf(distinctiveNames.hotelsAt(step));
}

/** Words with which a known name may begin. */
export function aliasStarts(): Iterable<string> {
  return names.starts();
}

/** All names of that certainty with their letters run together, of identical ones the later. */
export function* namesByRun(strength: number): Iterable<readonly [run: string, step: number]> {
  const steps = runs.slots.filter((step) => names.strengthAt(step) >= strength).sort();
  for (const step of steps) yield [runAt(step), step];
}
