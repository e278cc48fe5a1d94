import { readFileSync } from 'node:fs';
import { nameWords } from '../text/name-words.ts';
import { addWord, WordTable } from '../text/vocabulary.ts';
import { ORDINARY, PEOPLE } from './words.ts';

/** A hotel chain or brand, or one of its spellings. */
export interface Brand {
  readonly name: string;
  readonly words: readonly string[];
  /** Also an ordinary word, a person or a place. */
  readonly weak: boolean;
  /** Consists only of ordinary words and given names. */
  readonly plain: boolean;
}

const byFirst = new Map<string, Brand[]>();
const bySquash = new Map<string, Brand>();

function add(name: string, spelling: string): void {
  const weak = spelling.endsWith('~');
  const words = nameWords(spelling.replace(/~$/, ''));
  const plain = words.every((word) => ORDINARY.has(word) || PEOPLE.has(word));
  const brand: Brand = { name: name.replace(/~$/, ''), words, weak, plain };
  const first = words[0] ?? '';
  const bucket = byFirst.get(first) ?? [];
  bucket.push(brand);
  byFirst.set(first, bucket);
  bySquash.set(words.join(''), brand);
}

for (const line of readFileSync(new URL('../data/brands.txt', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('#') || line.trim() === '') continue;
  const [name = '', others = ''] = line.trim().split('=');
  for (const spelling of [name, ...others.split(',')].filter(Boolean)) add(name, spelling.trim());
}
const NONE: readonly Brand[] = [];
const byNumber = new WordTable<readonly Brand[]>();
for (const [first, bucket] of byFirst)
  byNumber.set(
    addWord(first),
    bucket.sort((a, b) => b.words.length - a.words.length),
  );

/** Brands that begin with the word of that number, longest first. */
export function brandsFrom(number: number): readonly Brand[] {
  return byNumber.get(number) ?? NONE;
}

const starts = new Set([...bySquash.keys()].map((run) => run.slice(0, 4)));

/** The longest brand with which a run of letters begins, as in "motelonewien". */
export function brandPrefix(run: string): Brand | undefined {
  if (!starts.has(run.slice(0, 4))) return undefined;
  for (let length = Math.min(run.length, 24); length >= 5; length -= 1) {
    const brand = bySquash.get(run.slice(0, length));
    if (brand && !brand.weak) return brand;
  }
  return undefined;
}

/** Whether a word, apart from "Hotel", is a brand's whole name: "hilton", "indigo". */
export function isBrandWord(word: string): boolean {
  return bySquash.has(word) || bySquash.has(`hotel${word}`) || bySquash.has(`${word}hotel`);
}

/** Words with which a brand may begin. */
export function brandStarts(): Iterable<string> {
  return byFirst.keys();
}
