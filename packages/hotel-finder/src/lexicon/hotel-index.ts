import { readdirSync, readFileSync } from 'node:fs';
import { squash } from '../text/fold.ts';
import { nameWords } from '../text/name-words.ts';
import { BeginningFilter, HASH_START, hashLetter, hashOf, wordNumber } from '../text/vocabulary.ts';
import { withExonyms } from './exonyms.ts';
import { HotelNames } from './hotel-names.ts';
import { shorterForms, strengthOf } from './hotel-spellings.ts';
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
  readonly hotels: readonly KnownHotel[];
  /** 3 names the hotel wherever it stands, 2 when written as a name, 1 only where the place or the sentence agrees. */
  readonly strength: number;
}

const hotels: KnownHotel[] = [];
/** All ways to write the names, and their telling words in the order of their numbers. */
const names = new HotelNames();
const tellingNames = new HotelNames();

/** The strengths of names by their last step, in the order in which they were added. */
type Strengths = Map<number, number>;

function addHotel(strengths: Strengths, line: string, place: Omit<KnownHotel, 'name'>): void {
  const [name = '', others = ''] = line.split('=');
  const hotel = hotels.push({ name: name.trim(), ...place }) - 1;
  const townWords = new Set(place.town === null ? [] : withExonyms(nameWords(place.town)));
  for (const spelling of [name, ...others.split(',')]
    .map((text) => text.trim().replace(/~$/, ''))
    .filter(Boolean)) {
    const words = nameWords(spelling);
    for (const form of shorterForms(words, townWords)) {
      // What is left of "Rhein Hotel" names much else, too.
      const remnant = form.length === 1 && words.length > 1;
      const strength = Math.min(strengthOf(form, townWords), remnant ? 1 : 3);
      if (strength === 0) continue;
      const step = names.add(form, hotel);
      strengths.set(step, Math.max(strength, strengths.get(step) ?? 0));
    }
  }
  const telling = tellingWords(nameWords(name));
  if (telling.length > 0) tellingNames.add(telling, hotel);
}

/** The words of a name that tell which hotel it is, in one order; none where they are too few. */
function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !GENERIC.has(word) && !STOP_WORDS.has(word));
  return telling.length < 2 ? [] : [...new Set(telling)].sort();
}

function readHotels(): Strengths {
  const strengths: Strengths = new Map();
  const folder = new URL('../data/hotels/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    let place: Omit<KnownHotel, 'name'> = { country: '', town: null };
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('# ')) {
        const town = line.slice(5).trim();
        place = { country: line.slice(2, 4), town: town === '-' || town === '' ? null : town };
      } else if (line.trim() !== '') addHotel(strengths, line, place);
    }
  }
  return strengths;
}

interface NameTables {
  /** By the last step of a name, how sure it is; 0 where none ends there. */
  readonly strengths: Uint8Array;
  /** The last steps of all names, of those that are alike when run together only the later. */
  readonly runs: Uint32Array;
  /** The same by the hash of those letters: open addressing, never more than half full. */
  readonly runSlots: Uint32Array;
  readonly beginnings: BeginningFilter;
}

function indexNames(read: Strengths): NameTables {
  const strengths = new Uint8Array(names.steps);
  for (const [step, strength] of read) strengths[step] = strength;
  const byRun = new Map([...read.keys()].map((step) => [names.wordsAt(step).join(''), step]));
  const runSlots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * byRun.size)));
  const beginnings = new BeginningFilter(21);
  for (const [run, step] of byRun) {
    let slot = firstSlot(runSlots, run);
    while (runSlots[slot] !== 0) slot = slotAfter(runSlots, slot);
    runSlots[slot] = step;
    beginnings.add(run);
  }
  return { strengths, runs: Uint32Array.from(byRun.values()), runSlots, beginnings };
}

const firstSlot = (slots: Uint32Array, run: string) => hashOf(run) & (slots.length - 1);
const slotAfter = (slots: Uint32Array, slot: number) => (slot + 1) & (slots.length - 1);

const { strengths, runs, runSlots, beginnings } = indexNames(readHotels());

/** All hotels known by name. */
export const KNOWN_HOTELS: readonly KnownHotel[] = hotels;

function hotelsOf(positions: readonly number[]): KnownHotel[] {
  const found: KnownHotel[] = [];
  for (const position of positions) {
    const hotel = hotels[position];
    if (hotel) found.push(hotel);
  }
  return found;
}

/** The step from one word of a known name to the next, by the latter's number; 0 where no name goes on so. Names begin at step 0. */
export function nextStep(step: number, word: number): number {
  return names.next(step, word);
}

/** How sure the name is that ends at a step, see `HotelAlias`; 0 where none does. */
export function strengthAt(step: number): number {
  return strengths[step] ?? 0;
}

/** The name that ends at a step. */
export function aliasAt(step: number): HotelAlias {
  return { words: names.wordsAt(step), hotels: hotelsOf(names.hotelsAt(step)), strength: strengthAt(step) };
}

/** A known name written without spaces, as in handles and hashtags. */
export function aliasBySquash(text: string): HotelAlias | undefined {
  const run = squash(text);
  for (let slot = firstSlot(runSlots, run); ; slot = slotAfter(runSlots, slot)) {
    const step = runSlots[slot] ?? 0;
    if (step === 0) return undefined;
    if (names.spells(run, step)) return aliasAt(step);
  }
}

/** Calls `visit` with the length and the step of every known name with which a run of plain letters begins, shortest first. */
export function visitRuns(run: string, visit: (length: number, step: number) => void): void {
  let hash = HASH_START;
  for (let at = 0; at < run.length; at += 1) {
    hash = hashLetter(hash, run.charCodeAt(at));
    if (!beginnings.mayBegin(at + 1, hash)) return;
    if (at < 3) continue;
    for (let slot = hash & (runSlots.length - 1); runSlots[slot] !== 0; slot = slotAfter(runSlots, slot)) {
      const step = runSlots[slot] ?? 0;
      if (names.spells(run.slice(0, at + 1), step)) visit(at + 1, step);
    }
  }
}

/** Known hotels whose name has just these telling words, in any order: "25hours in der HafenCity". */
export function hotelsByWords(words: readonly string[]): readonly KnownHotel[] {
  let step = 0;
  for (const word of tellingWords(words)) {
    step = tellingNames.next(step, wordNumber(word));
    if (step === 0) return [];
  }
  return hotelsOf(tellingNames.hotelsAt(step));
}

/** Words with which a known name may begin. */
export function aliasStarts(): Iterable<string> {
  return names.starts();
}

/** All known names with their letters run together, of those that are alike the later. */
export function* namesByRun(): Iterable<readonly [run: string, step: number]> {
  for (const step of runs) yield [names.wordsAt(step).join(''), step];
}
