import { readFileSync } from 'node:fs';
import { PairNumbers } from '../text/pair-numbers.ts';
import { addWord } from '../text/vocabulary.ts';

/** Takes the features of an example: the number of a feature's name, and up to two values, mostly numbers of words. */
export interface Sink {
  add(feature: number, first?: number, second?: number): void;
  /** The features so far make it so improbable that the others, which weigh less, may be left out. */
  isImprobable(): boolean;
  /** False where a feature with this value weighs nothing, so that it may be left out from then on. */
  matters(feature: number, first: number): boolean;
}

/** Names of features are numbered below this. */
const NAMES = 128;

/** On the scale of odds. */
const IMPROBABLE = -3;

/** Weights are whole multiples of 1 / STEPS, so that sums of them are exact and fast. */
export const STEPS = 50;

/** A logistic regression over features by name. Weights come from `training/`. */
export class LinearModel {
  private readonly keys = new PairNumbers();
  /** In steps: of features of few values by these values, of all others by the number of their key. */
  private readonly tables: readonly (WeightTable | undefined)[];
  private readonly steps: Int16Array;
  readonly bias: number = 0;

  /** Reads `data/<file>`: lines of a feature's name and a weight, then the values that have it: "before 0.34: at im stayed_at". */
  constructor(file: string, { names, plain }: Features) {
    const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
    const read: Weight[][] = names.map(() => []);
    for (const line of text.trimEnd().split('\n')) {
      const [head = '', list = ''] = line.split(': ');
      const [name = '', written = ''] = head.split(' ');
      if (name === 'bias') this.bias = Number(written);
      const weights = read[names.indexOf(name)];
      if (weights === undefined) continue;
      const steps = Math.round(Number(written) * STEPS);
      for (const value of list.split(' ')) {
        const [first = 0, second = 0] = value.split('_').map(numberFrom);
        weights.push({ first, second, steps });
      }
    }
    this.tables = read.map((weights, feature) => (feature < plain.length ? tableOf(weights) : undefined));
    const keyed = [0];
    for (const [feature, weights] of read.entries()) {
      if (this.tables[feature] !== undefined) continue;
      for (const { first, second, steps } of weights)
        keyed[this.keys.add(first * NAMES + feature, second)] = steps;
    }
    this.steps = Int16Array.from(keyed);
  }

  /** What a feature with these values weighs, in steps. */
  stepsOf(feature: number, first: number, second: number): number {
    const table = this.tables[feature];
    if (table === undefined) return this.steps[this.keys.numberOf(first * NAMES + feature, second)] ?? 0;
    return second >= table.width ? 0 : (table.steps[first * table.width + second] ?? 0);
  }

  /** An example to add features to. */
  example(): Example {
    return new Example(this);
  }

  /** The probability where all features weigh this. */
  probability(sum: number): number {
    return 1 / (1 + Math.exp(-sum - this.bias));
  }
}

interface Weight {
  readonly first: number;
  readonly second: number;
  readonly steps: number;
}

/** The weights of one feature by its two values. */
interface WeightTable {
  readonly width: number;
  readonly steps: Int16Array;
}

const LARGEST_TABLE = 2 ** 18;

/** The weights of a feature as a table, undefined where that would be large. */
function tableOf(weights: readonly Weight[]): WeightTable | undefined {
  let [height, width] = [1, 1];
  for (const { first, second } of weights) {
    height = Math.max(height, first + 1);
    width = Math.max(width, second + 1);
  }
  if (height * width > LARGEST_TABLE) return undefined;
  const table = { width, steps: new Int16Array(height * width) };
  for (const { first, second, steps } of weights) table.steps[first * width + second] = steps;
  return table;
}

/** Sums up what the features of one example weigh. */
class Example implements Sink {
  private steps = 0;
  private readonly model: LinearModel;

  constructor(model: LinearModel) {
    this.model = model;
  }

  get sum(): number {
    return this.steps / STEPS;
  }

  add(feature: number, first = 0, second = 0): void {
    this.steps += this.model.stepsOf(feature, first, second);
  }

  matters(feature: number, first: number): boolean {
    return this.model.stepsOf(feature, first, 0) !== 0;
  }

  isImprobable(): boolean {
    return this.sum + this.model.bias < IMPROBABLE;
  }
}

/** "=12" is the number 12, anything else a word. */
function numberFrom(written: string): number {
  return written.startsWith('=') ? Number(written.slice(1)) : addWord(written);
}

/** Names of features by what their values are: numbers, a word and a number, two words. */
interface Names<Plain extends string, Words extends string, Pairs extends string> {
  readonly plain: readonly Plain[];
  readonly words: readonly Words[];
  readonly pairs: readonly Pairs[];
}

/** The features of a model: their names, and the number of each. */
export interface Features<Name extends string = string> extends Names<string, string, string> {
  readonly names: readonly string[];
  readonly numbers: Readonly<Record<Name, number>>;
}

export function defineFeatures<Plain extends string, Words extends string, Pairs extends string>(
  given: Names<Plain, Words, Pairs>,
): Features<Plain | Words | Pairs> {
  const names = [...given.plain, ...given.words, ...given.pairs];
  if (names.length > NAMES) throw new Error('There is no room for another feature.');
  const numbers = Object.fromEntries(names.map((name, at) => [name, at]));
  return { ...given, names, numbers: numbers as Features<Plain | Words | Pairs>['numbers'] };
}
