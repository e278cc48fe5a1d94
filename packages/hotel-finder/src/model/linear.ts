import { readFileSync } from 'node:fs';
import { PairNumbers } from '../text/pair-numbers.ts';
import { addWord } from '../text/vocabulary.ts';
import { PieceWeights, type Written } from './pieces.ts';
import { type Weight, WeightTables, WordWeights } from './weights.ts';

/** Receives the features of an example: the number of a feature's name, and up to two values, mostly numbers of words. */
export interface Sink {
  add(feature: number, first?: number, second?: number): void;
  /** The features so far make it so improbable that the remaining, lighter ones may be skipped. */
  isImprobable(): boolean;
  /** Adds the pieces of words, each once. */
  addPieces(feature: number, words: readonly Written[]): void;
}

/** Upper bound for the numbers of feature names. */
const NAMES = 128;

const IMPROBABLE = -3;

/** Weights are whole multiples of 1 / STEPS, so that sums of them are exact and fast. */
export const STEPS = 50;

/** A logistic regression over named features. Weights come from `training/`. */
export class LinearModel {
  /** Of features of few values; of words; of all others. */
  private readonly tables: WeightTables;
  private readonly words: WordWeights;
  private readonly pairs = new PairNumbers();
  private readonly pairSteps: Int16Array;
  /** Features below this are not of words. */
  private readonly plain: number;
  private readonly pieces: (PieceWeights | undefined)[] = [];
  private readonly only = new Example(this);
  readonly bias: number = 0;

  /** Reads `data/<file>`: lines of a feature's name and a weight, then the values that have it: "before 0.34: at im stayed_at". */
  constructor(file: string, { names, plain }: Features) {
    const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
    const read: Weight[][] = names.map(() => []);
    for (const line of text.trimEnd().split('\n')) {
      const [head = '', list = ''] = line.split(': ');
      const [name = '', written = ''] = head.split(' ');
      if (name === 'bias') this.bias = Number(written);
      const feature = names.indexOf(name);
      const weights = read[feature];
      if (weights === undefined) continue;
      const steps = Math.round(Number(written) * STEPS);
      for (const value of list.split(' ')) {
        const cut = value.indexOf('_');
        const first = numberFrom(cut < 0 ? value : value.slice(0, cut));
        const second = cut < 0 ? 0 : numberFrom(value.slice(cut + 1));
        weights.push({ feature, first, second, steps });
      }
    }
    this.tables = new WeightTables(read.map((weights, feature) => (feature < plain.length ? weights : [])));
    this.words = new WordWeights(read.slice(plain.length).flat());
    const others = read.slice(0, plain.length).filter((_, feature) => !this.tables.has(feature));
    const pairSteps = [0];
    for (const { feature, first, second, steps } of others.flat())
      pairSteps[this.pairs.add(first * NAMES + feature, second)] = steps;
    this.pairSteps = Int16Array.from(pairSteps);
    this.plain = plain.length;
  }

  /** Weight of a feature with these values, in steps. */
  stepsOf(feature: number, first: number, second: number): number {
    if (feature >= this.plain) return this.words.of(feature, first, second);
    if (this.tables.has(feature)) return this.tables.of(feature, first, second);
    return this.pairSteps[this.pairs.numberOf(first * NAMES + feature, second)] ?? 0;
  }

  /** Total weight of these features, in steps; each takes three numbers, its name's and its values. */
  stepsOfAll(features: Int32Array, end: number): number {
    let steps = 0;
    for (let at = 0; at < end; at += 3)
      steps += this.stepsOf(features[at] ?? 0, features[at + 1] ?? 0, features[at + 2] ?? 0);
    return steps;
  }

  /** An example to add features to. There is only one at a time: it replaces the previous one. */
  example(): Example {
    this.only.clear();
    return this.only;
  }

  /** The probability if all features have this total weight. */
  probability(sum: number): number {
    return 1 / (1 + Math.exp(-sum - this.bias));
  }

  /** Weights of word pieces. */
  piecesOf(feature: number): PieceWeights {
    this.pieces[feature] ??= new PieceWeights((piece) => this.stepsOf(feature, piece, 0));
    return this.pieces[feature];
  }
}

/** Features waiting to be weighed. */
const ROOM = 3 * 2 ** 10;

/**
 * Sums the weights of one example's features. They are collected and weighed in a row: most of the time goes to fetching weights from memory, and
 * in a row the CPU fetches several at once.
 */
class Example implements Sink {
  private steps = 0;
  private readonly waiting = new Int32Array(ROOM);
  private end = 0;
  private readonly model: LinearModel;

  constructor(model: LinearModel) {
    this.model = model;
  }

  clear(): void {
    this.steps = 0;
    this.end = 0;
  }

  get sum(): number {
    this.weigh();
    return this.steps / STEPS;
  }

  add(feature: number, first = 0, second = 0): void {
    const { waiting, end } = this;
    waiting[end] = feature;
    waiting[end + 1] = first;
    waiting[end + 2] = second;
    this.end = end + 3;
    if (this.end === ROOM) this.weigh();
  }

  private weigh(): void {
    this.steps += this.model.stepsOfAll(this.waiting, this.end);
    this.end = 0;
  }

  addPieces(feature: number, words: readonly Written[]): void {
    this.steps += this.model.piecesOf(feature).of(words);
  }

  isImprobable(): boolean {
    return this.sum + this.model.bias < IMPROBABLE;
  }
}

/** "=12" is the number 12, anything else a word. */
function numberFrom(written: string): number {
  return written.startsWith('=') ? Number(written.slice(1)) : addWord(written);
}

/** Names of features by the types of their values: numbers, a word and a number, two words. */
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
