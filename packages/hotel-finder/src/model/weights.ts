/** Weight of a feature with two values, in steps. */
export interface Weight {
  readonly feature: number;
  readonly first: number;
  readonly second: number;
  readonly steps: number;
}

const LARGEST_TABLE = 2 ** 18;
/** Smaller tables fit into the CPU cache, so a bit per cell saves nothing. */
const LARGE = 2 ** 13;
/** Numbers kept of each feature: where its table begins, its cells, its width, and where its bits begin. */
const KEPT = 4;

/** The weights of features of few values as tables by these values, all in one list. */
export class WeightTables {
  private readonly kept: Int32Array;
  private readonly steps: Int16Array;
  /** For large tables, which are mostly empty, a bit per cell that is not. */
  private readonly bits: Uint32Array;

  /** Weights by feature; those with too many values are left out, see `has`. */
  constructor(weights: readonly (readonly Weight[])[]) {
    this.kept = new Int32Array(KEPT * weights.length);
    let [cells, words] = [0, 0];
    for (const [feature, list] of weights.entries()) {
      const width = 1 + list.reduce((most, { second }) => Math.max(most, second), 0);
      const size = width * (1 + list.reduce((most, { first }) => Math.max(most, first), 0));
      if (list.length === 0 || size > LARGEST_TABLE) continue;
      this.kept.set([cells, size, width, size > LARGE ? words : -1], KEPT * feature);
      cells += size;
      if (size > LARGE) words += (size >> 5) + 1;
    }
    this.steps = new Int16Array(cells);
    this.bits = new Uint32Array(words);
    for (const weight of weights.flat()) if (this.has(weight.feature)) this.enter(weight);
  }

  private enter({ feature, first, second, steps }: Weight): void {
    const [start = 0, , width = 1, bits = -1] = this.kept.subarray(KEPT * feature);
    const cell = first * width + second;
    this.steps[start + cell] = steps;
    if (bits >= 0) this.bits[bits + (cell >> 5)] = (this.bits[bits + (cell >> 5)] ?? 0) | (1 << (cell & 31));
  }

  /** Whether there is a table for a feature. */
  has(feature: number): boolean {
    return (this.kept[KEPT * feature + 1] ?? 0) > 0;
  }

  of(feature: number, first: number, second: number): number {
    const { kept } = this;
    const at = KEPT * feature;
    const width = kept[at + 2] ?? 0;
    const cell = first * width + second;
    if (second >= width || cell >= (kept[at + 1] ?? 0)) return 0;
    const bits = kept[at + 3] ?? -1;
    if (bits >= 0 && ((this.bits[bits + (cell >> 5)] ?? 0) & (1 << (cell & 31))) === 0) return 0;
    return this.steps[(kept[at] ?? 0) + cell] ?? 0;
  }
}

/** Second values are below 2 to the power of this. */
const SECOND_BITS = 18;

/**
 * The weights of word features. All weights of a word are adjacent, whatever the feature and the second value: comparing them costs little but
 * fetching them from memory does, and several features look at the same word.
 */
export class WordWeights {
  /** By the number of a word, where its part of `slots` begins, and how many slots that has, less one. */
  private readonly starts: Int32Array;
  /** Feature and second value, then steps: open addressing within each word's part. 0 is free. */
  private readonly slots: Int32Array;

  constructor(weights: readonly Weight[]) {
    const counts = new Int32Array(1 + weights.reduce((most, { first }) => Math.max(most, first), 0));
    for (const { first } of weights) counts[first] = (counts[first] ?? 0) + 1;
    this.starts = new Int32Array(2 * counts.length);
    let next = 1;
    for (const [word, count] of counts.entries()) {
      if (count === 0) continue;
      const size = 2 ** Math.ceil(Math.log2(1.4 * count + 1));
      this.starts.set([next, size - 1], 2 * word);
      next += size;
    }
    this.slots = new Int32Array(2 * next);
    for (const { feature, first, second, steps } of weights) {
      const slot = this.slotOf(feature, first, second);
      this.slots[slot] = keyOf(feature, second);
      this.slots[slot + 1] = steps;
    }
  }

  of(feature: number, word: number, second: number): number {
    if (word === 0) return 0;
    const slot = this.slotOf(feature, word, second);
    return this.slots[slot + 1] ?? 0;
  }

  /** Position of a weight, or where it would be; 0 if the word has none at all. */
  private slotOf(feature: number, word: number, second: number): number {
    const { starts, slots } = this;
    if (2 * word >= starts.length) return 0;
    const start = starts[2 * word] ?? 0;
    if (start === 0) return 0;
    const last = starts[2 * word + 1] ?? 0;
    const key = keyOf(feature, second);
    let at = (Math.imul(key, 0x9e3779b1) >>> 15) & last;
    for (;;) {
      const slot = (start + at) << 1;
      const known = slots[slot];
      if (known === key || known === 0) return slot;
      at = (at + 1) & last;
    }
  }
}

/** Features of words are never the first, so that no key is 0. */
const keyOf = (feature: number, second: number) => (feature << SECOND_BITS) | second;
