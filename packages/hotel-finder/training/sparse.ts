import type { Features, Sink } from '../src/model/linear.ts';
import { piecesOf, type Written } from '../src/model/pieces.ts';

const NAMES = 128;
const SECOND = 2 ** 18;

/** Numbers of the features that occur, and their names in a file of weights. */
export class Dictionary {
  private readonly ids = new Map<number, number>();
  private readonly keys: number[] = [];
  private readonly counts: number[] = [];

  idOf(feature: number, first: number, second: number): number {
    const key = (first * NAMES + feature) * SECOND + second;
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.keys.push(key) - 1;
      this.ids.set(key, id);
      this.counts.push(0);
    }
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    return id;
  }

  get size(): number {
    return this.keys.length;
  }

  count(id: number): number {
    return this.counts[id] ?? 0;
  }

  /** The number of the feature's name and its values. */
  partsOf(id: number): { feature: number; first: number; second: number } {
    const key = this.keys[id] ?? 0;
    const rest = Math.floor(key / SECOND);
    return { feature: rest % NAMES, first: Math.floor(rest / NAMES), second: key % SECOND };
  }
}

/** Collects the features of one example. Words missing from the vocabulary are ignored. */
export class Collector implements Sink {
  private readonly wordsFrom: number;
  private readonly pairsFrom: number;
  private readonly dictionary: Dictionary;
  private found: number[] = [];

  constructor(dictionary: Dictionary, { plain, words }: Features) {
    this.dictionary = dictionary;
    this.wordsFrom = plain.length;
    this.pairsFrom = plain.length + words.length;
  }

  add(feature: number, first = 0, second = 0): void {
    if (feature >= this.wordsFrom && first === 0) return;
    if (feature >= this.pairsFrom && second === 0) return;
    this.found.push(this.dictionary.idOf(feature, first, second));
  }

  isImprobable(): boolean {
    return false;
  }

  addPieces(feature: number, words: readonly Written[]): void {
    for (const piece of new Set(words.flatMap(({ fold }) => [...piecesOf(fold)]))) this.add(feature, piece);
  }

  take(): Int32Array {
    const taken = Int32Array.from(this.found);
    this.found = [];
    return taken;
  }
}

export interface Example {
  readonly features: Int32Array;
  readonly target: number;
  readonly weight: number;
  /** The weight of each feature; in long examples each counts less. */
  readonly scale?: number;
}

export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

export function scoreOf(
  { weights, bias }: Model,
  { features, scale = 1 }: Pick<Example, 'features' | 'scale'>,
): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += weights[features[at] ?? 0] ?? 0;
  return scale * sum + bias;
}

export const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

export interface Options {
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
  /** L1 and L2 penalties. */
  readonly l1: number;
  readonly l2: number;
  /** Dropout: the share of features left out of an example each time it is seen, so that the model relies on none alone. */
  readonly drop?: number;
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Sparse logistic regression: follow the regularised leader, proximal. Deterministic for the same examples. */
export function fit(examples: readonly Example[], { size, epochs, rate, l1, l2, drop = 0 }: Options): Model {
  const z = new Float64Array(size + 1);
  const n = new Float64Array(size + 1);
  const w = new Float64Array(size + 1);
  const random = seeded(7);
  const order = Int32Array.from(examples.keys());
  const update = (id: number, gradient: number, free: boolean) => {
    const square = gradient * gradient;
    const old = n[id] ?? 0;
    const sigma = (Math.sqrt(old + square) - Math.sqrt(old)) / rate;
    const sum = (z[id] ?? 0) + gradient - sigma * (w[id] ?? 0);
    z[id] = sum;
    n[id] = old + square;
    const least = free ? 0 : l1;
    w[id] =
      Math.abs(sum) <= least
        ? 0
        : -(sum - Math.sign(sum) * least) / ((1 + Math.sqrt(old + square)) / rate + (free ? 0 : l2));
  };
  const kept = new Int32Array(examples.reduce((most, { features }) => Math.max(most, features.length), 0));
  const choose = (features: Int32Array) => {
    let count = 0;
    for (const id of features) if (drop === 0 || random() >= drop) kept[count++] = id;
    return count;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const position of order) {
      const example = examples[position];
      if (!example) continue;
      const { features, target, weight, scale: own = 1 } = example;
      const scale = own / (1 - drop);
      const count = choose(features);
      let sum = 0;
      for (let at = 0; at < count; at += 1) sum += w[kept[at] ?? 0] ?? 0;
      const gradient = weight * (sigmoid((w[size] ?? 0) + scale * sum) - target);
      if (Math.abs(gradient) < 1e-4) continue;
      for (let at = 0; at < count; at += 1) update(kept[at] ?? 0, scale * gradient, false);
      update(size, gradient, true);
    }
  }
  return { weights: w.slice(0, size), bias: w[size] ?? 0 };
}
