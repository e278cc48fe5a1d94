import { readFileSync } from 'node:fs';
import { foldWord } from '../fold.ts';
import type { Token } from '../tokens.ts';
import { addWord } from './vocabulary.ts';

/** A phrase found in a text that speaks for or against a stay. */
export interface Cue {
  readonly category: string;
  /** The position of the category in `CUE_CATEGORIES`. */
  readonly kind: number;
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

interface Node {
  /** By the number of the next word. */
  readonly next: Map<number, Node>;
  any: Node | undefined;
  readonly meanings: Meaning[];
}

/** What a phrase speaks for: a position in `CUE_CATEGORIES`, in texts of all languages or only of one. */
interface Meaning {
  readonly kind: number;
  readonly language: Language | null;
}

/** Languages in which a word means something else: English, German, the Romance ones. */
type Language = 'en' | 'de' | 'rom';

/** How many small words of each language a text has. */
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

const ANY = '*';
/** Stands for any number. */
const NUMBER = addWord('#');
const LONGEST_PHRASE = 6;
const MOST_CUES = 500;

function createNode(): Node {
  return { next: new Map(), any: undefined, meanings: [] };
}

function addPhrase(root: Node, kind: number, phrase: string): void {
  let node = root;
  const [words = '', language = null] = phrase.split(' @');
  for (const word of words.split(' ')) {
    if (word === ANY) {
      node.any ??= createNode();
      node = node.any;
    } else {
      const key = /^\d+$/.test(word) ? NUMBER : addWord(foldWord(word));
      const next = node.next.get(key) ?? createNode();
      node.next.set(key, next);
      node = next;
    }
  }
  if (!node.meanings.some((meaning) => meaning.kind === kind))
    node.meanings.push({ kind, language: language as Language | null });
}

function readCues(): { root: Node; categories: string[] } {
  const root = createNode();
  const categories: string[] = [];
  const text = readFileSync(new URL('../data/cues.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    if (line.startsWith('#') || colon < 0) continue;
    const category = line.slice(0, colon);
    if (!categories.includes(category)) categories.push(category);
    const kind = categories.indexOf(category);
    for (const phrase of line.slice(colon + 2).split(', ')) addPhrase(root, kind, phrase.trim());
  }
  return { root, categories };
}

const lexicon = readCues();
/** What follows the first word of a phrase, by that word's number. */
const starts: Node[] = [];
for (const [number, node] of lexicon.root.next) starts[number] = node;

/** The categories of `data/cues.txt` in their order there. */
export const CUE_CATEGORIES: readonly string[] = lexicon.categories;

/** A table by `Cue.kind`: 1 for these categories. */
export function categoriesIn(names: readonly string[]): Uint8Array {
  return Uint8Array.from(CUE_CATEGORIES, (name) => (names.includes(name) ? 1 : 0));
}

/** All phrases of the lexicon that occur, the longest of each category at a place. Linear in the number of tokens. */
export function findCues(tokens: readonly Token[], counts: LanguageCounts): Cue[] {
  const cues: Cue[] = [];
  const language = languageOf(counts);
  for (let from = 0; from < tokens.length && cues.length < MOST_CUES; from += 1) {
    const token = tokens[from];
    const first = token && starts[token.kind === 'number' ? NUMBER : token.number];
    if (first) walk({ tokens, from, cues, language }, first);
  }
  return cues;
}

function step(node: Node, token: Token): Node | undefined {
  return node.next.get(token.kind === 'number' ? NUMBER : token.number);
}

interface Search {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly cues: Cue[];
  readonly language: Language | null;
}

function walk(search: Search, first: Node): void {
  const { tokens, from, cues } = search;
  const before = cues.length;
  let node: Node | undefined = first;
  let wild: Node | undefined;
  for (let to = from + 1; node || wild; to += 1) {
    if (node) add(search, before, { node, to });
    if (wild) add(search, before, { node: wild, to });
    const token = tokens[to];
    if (!token || token.gap > 2 || to > from + LONGEST_PHRASE) return;
    // A phrase has at most one wildcard, so one path beside the plain one is enough.
    const any: Node | undefined = node?.any;
    const next: Node | undefined = node && step(node, token);
    wild = any ?? (wild && step(wild, token));
    node = next;
  }
}

/** Notes a phrase's categories; a longer phrase of a category takes the place of a shorter one. */
function add({ cues, from, language }: Search, before: number, found: { node: Node; to: number }): void {
  for (const meaning of found.node.meanings) {
    const { kind } = meaning;
    if (meaning.language !== null && meaning.language !== language) continue;
    let at = before;
    while (at < cues.length && cues[at]?.kind !== kind) at += 1;
    cues[at] = { category: CUE_CATEGORIES[kind] ?? '', kind, from, to: found.to };
  }
}
