import { aliasAt, namesByRun, runAt } from '../../lexicon/hotel-index.ts';
import type { KnownHotel } from '../../lexicon/hotels.ts';
import { lazy } from '../../lexicon/lazy.ts';
import { squash } from '../../text/fold.ts';
import { type Candidate, createCandidate, FORM } from './candidate.ts';

const CORRECTED = FORM.headed | FORM.run | FORM.led;

const SURE = 3;

/** Shorter names differ by one letter from too many others. */
const SHORTEST = 8;

const keyOf = (run: string, length: number) => run.slice(0, 2) + length;

/** Sure names by their first two letters and length; each as its step and a bit for each letter. */
const namesByStart = lazy((): ReadonlyMap<string, Int32Array> => {
  const byStart = new Map<string, number[]>();
  for (const [run, step] of namesByRun(SURE)) {
    if (run.length < SHORTEST) continue;
    const key = keyOf(run, run.length);
    const bucket = byStart.get(key) ?? [];
    if (bucket.length === 0) byStart.set(key, bucket);
    bucket.push(step, lettersOf(run));
  }
  return new Map([...byStart].map(([key, bucket]) => [key, Int32Array.from(bucket)]));
});

function lettersOf(run: string): number {
  let letters = 0;
  for (let at = 0; at < run.length; at += 1) letters |= 1 << (run.charCodeAt(at) & 31);
  return letters;
}

/** Whether two runs share so many letters that one typing error may separate them: it removes and adds one at most. */
function mayBeSlip(a: number, b: number): boolean {
  let differing = a ^ b;
  differing &= differing - 1;
  differing &= differing - 1;
  return differing === 0;
}

/** Whether one typing error turns a word into the other: a letter wrong, missing, too many, or two swapped. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return long.slice(start + 1) === short.slice(start);
  }
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  const swapped = a.charAt(start) === b.charAt(start + 1) && a.charAt(start + 1) === b.charAt(start);
  return swapped && a.slice(start + 2) === b.slice(start + 2);
}

function hotelsLike(run: string): readonly KnownHotel[] {
  const letters = lettersOf(run);
  for (let length = run.length - 1; length <= run.length + 1; length += 1) {
    const bucket = namesByStart().get(keyOf(run, length));
    if (bucket === undefined) continue;
    for (let at = 0; at < bucket.length; at += 2) {
      if (!mayBeSlip(letters, bucket[at + 1] ?? 0)) continue;
      const step = bucket[at] ?? 0;
      if (isSlip(run, runAt(step))) return aliasAt(step).hotels;
    }
  }
  return [];
}

/** A name with one typing error is the known hotel: "Bowrey Hotel" → The Bowery Hotel. `agrees` checks its place. */
export function corrected<Name extends Candidate>(name: Name, agrees: (hotel: KnownHotel) => boolean): Name {
  if (name.hotels.length > 0 || name.source !== 'caption' || (name.forms & CORRECTED) === 0) return name;
  const run = squash(name.plain);
  if (run.length < SHORTEST || run.length > 40) return name;
  const hotels = hotelsLike(run).filter(agrees);
  const [hotel] = hotels;
  return hotel ? { ...name, ...createCandidate({ ...name, strength: 3, name: hotel.name, hotels }) } : name;
}
