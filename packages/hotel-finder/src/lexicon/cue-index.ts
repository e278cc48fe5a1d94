import { readFileSync } from 'node:fs';
import { foldWord } from '../fold.ts';
import type { Token } from '../tokens.ts';

/** A phrase found in a text that speaks for or against a stay. */
export interface Cue {
  readonly category: string;
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

interface Node {
  readonly next: Map<string, Node>;
  any: Node | undefined;
  readonly categories: string[];
}

const ANY = '*';
const LONGEST_PHRASE = 6;

function createNode(): Node {
  return { next: new Map(), any: undefined, categories: [] };
}

function addPhrase(root: Node, category: string, phrase: string): void {
  let node = root;
  for (const word of phrase.split(' ')) {
    if (word === ANY) {
      node.any ??= createNode();
      node = node.any;
    } else {
      const key = foldWord(word);
      const next = node.next.get(key) ?? createNode();
      node.next.set(key, next);
      node = next;
    }
  }
  if (!node.categories.includes(category)) node.categories.push(category);
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
    for (const phrase of line.slice(colon + 2).split(', ')) addPhrase(root, category, phrase.trim());
  }
  return { root, categories };
}

const lexicon = readCues();

/** The categories of `data/cues.txt` in their order there. */
export const CUE_CATEGORIES: readonly string[] = lexicon.categories;

/** All phrases of the lexicon that occur, the longest of each category at a place. Linear in the number of tokens. */
export function findCues(tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const token = tokens[from];
    const first = token && token.kind !== 'url' ? lexicon.root.next.get(token.fold) : undefined;
    if (first) walk({ tokens, from, cues }, first);
  }
  return cues;
}

function walk(search: { tokens: readonly Token[]; from: number; cues: Cue[] }, first: Node): void {
  const { tokens, from, cues } = search;
  const best = new Map<string, number>();
  let nodes: Node[] = [first];
  for (let to = from + 1; nodes.length > 0 && to <= from + LONGEST_PHRASE; to += 1) {
    for (const node of nodes) for (const category of node.categories) best.set(category, to);
    const token = tokens[to];
    if (!token || token.gap > 2) break;
    const following: Node[] = [];
    for (const node of nodes) {
      const next = node.next.get(token.fold);
      if (next) following.push(next);
      if (node.any) following.push(node.any);
    }
    nodes = following;
  }
  for (const [category, to] of best) cues.push({ category, from, to });
}
