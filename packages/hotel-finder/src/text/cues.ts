import { readFileSync } from 'node:fs';
import { type CueCategory, cueNumber, isCueCategory } from './cue-categories.ts';
import { foldWord } from './fold.ts';
import { PairNumbers } from './pair-numbers.ts';
import type { Token } from './tokens.ts';
import { addWord } from './vocabulary.ts';

/** A phrase found in a text that speaks for or against a stay. */
export interface Cue {
  readonly category: CueCategory;
  /** The category's, see `cueNumber`. */
  readonly number: number;
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The meaning of a phrase, in texts of all languages or only of one. */
interface Meaning {
  readonly category: CueCategory;
  readonly number: number;
  readonly language: Language | null;
}

/** Languages in which a word means something else: English, German, the Romance ones. */
type Language = 'en' | 'de' | 'rom';

/** How many function words of each language a text has. */
export interface LanguageCounts {
  readonly german: number;
  readonly english: number;
  readonly romance: number;
}

function languageOf({ german, english, romance }: LanguageCounts): Language | null {
  if (german > english && german > romance) return 'de';
  if (romance > english && romance > german) return 'rom';
  return english > german && english > romance ? 'en' : null;
}

/** Stands for any word. */
const ANY = addWord('*');
/** Stands for any number. */
const NUMBER = addWord('#');
const LONGEST_PHRASE = 6;
const MOST_CUES = 500;

/** Phrases as steps from word to word, from 0 on. */
const steps = new PairNumbers();
/** By the last step of a phrase. */
const meanings: (Meaning[] | undefined)[] = [];

function addPhrase(category: CueCategory, phrase: string): void {
  const [words = '', language = null] = phrase.split(' @');
  let step = 0;
  for (const word of words.split(' ')) {
    const number = /^\d+$/.test(word) ? NUMBER : addWord(word === '*' ? word : foldWord(word));
    step = steps.add(step, number);
  }
  const known = meanings[step] ?? [];
  if (!known.some((meaning) => meaning.category === category))
    known.push({ category, number: cueNumber(category), language: language as Language | null });
  meanings[step] = known;
}

function readCues(): void {
  const text = readFileSync(new URL('../data/cues.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    if (line.startsWith('#') || colon < 0) continue;
    const category = line.slice(0, colon);
    if (!isCueCategory(category)) throw new Error(`cues.txt: ${category} is not a category.`);
    for (const phrase of line.slice(colon + 2).split(', ')) addPhrase(category, phrase.trim());
  }
}

readCues();

/** All phrases of the lexicon that occur, the longest of each category at a place. Linear in the number of tokens. */
export function findCues(tokens: readonly Token[], counts: LanguageCounts): Cue[] {
  const search: Search = { tokens, cues: [], language: languageOf(counts), from: 0, before: 0 };
  for (let from = 0; from < tokens.length && search.cues.length < MOST_CUES; from += 1) {
    const first = next(0, tokens[from]);
    if (first === 0) continue;
    search.from = from;
    search.before = search.cues.length;
    walk(search, first);
  }
  return search.cues;
}

/** The step from a step to a word, 0 if no phrase continues so. */
function next(step: number, token: Token | undefined): number {
  return token === undefined ? 0 : steps.numberOf(step, token.kind === 'number' ? NUMBER : token.number);
}

interface Search {
  readonly tokens: readonly Token[];
  readonly cues: Cue[];
  readonly language: Language | null;
  /** Where the phrases looked for begin, and how many had been found before. */
  from: number;
  before: number;
}

function walk(search: Search, first: number): void {
  const { tokens, from } = search;
  let step = first;
  let wild = 0;
  for (let to = from + 1; step !== 0 || wild !== 0; to += 1) {
    if (step !== 0) add(search, step, to);
    if (wild !== 0) add(search, wild, to);
    const token = tokens[to];
    if (!token || token.gap > 2 || to > from + LONGEST_PHRASE) return;
    // A phrase has at most one wildcard, so one path beside the plain one is enough.
    const any = step === 0 ? 0 : steps.numberOf(step, ANY);
    if (any !== 0) wild = any;
    else if (wild !== 0) wild = next(wild, token);
    if (step !== 0) step = next(step, token);
  }
}

/** Records a phrase's categories; a longer phrase of a category replaces a shorter one. */
function add({ cues, from, before, language }: Search, step: number, to: number): void {
  for (const { category, number, language: only } of meanings[step] ?? NO_MEANINGS) {
    if (only !== null && only !== language) continue;
    let at = before;
    while (at < cues.length && cues[at]?.number !== number) at += 1;
    cues[at] = { category, number, from, to };
  }
}

const NO_MEANINGS: readonly Meaning[] = [];
