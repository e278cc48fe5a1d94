import { readFileSync } from 'node:fs';
import { PairNumbers } from '../text/pair-numbers.ts';
import { addWord } from '../text/vocabulary.ts';

/** Takes the features of an example: the number of a feature's name, and up to two values, mostly numbers of words. */
export interface Sink {
  add(feature: number, first?: number, second?: number): void;
  /** The features so far make it so improbable that the others, which weigh less, may be left out. */
  isImprobable(): boolean;
}

/** Names of features are numbered below this. */
const NAMES = 128;

/** On the scale of odds. */
const IMPROBABLE = -3;

/** A logistic regression over features by name. Weights come from `training/`. */
export class LinearModel {
  private readonly keys = new PairNumbers();
  private readonly weights: number[] = [0];
  readonly bias: number = 0;

  /** Reads `data/<file>`: lines of a feature's name and a weight, then the values that have it: "before 0.34: at im stayed_at". */
  constructor(file: string, { names }: Features) {
    const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
    for (const line of text.trimEnd().split('\n')) {
      const [head = '', list = ''] = line.split(': ');
      const [name = '', written = ''] = head.split(' ');
      const weight = Number(written);
      if (name === 'bias') this.bias = weight;
      const feature = names.indexOf(name);
      if (feature < 0) continue;
      for (const value of list.split(' ')) {
        const [first = 0, second = 0] = value.split('_').map(numberFrom);
        this.weights[this.keys.add(first * NAMES + feature, second)] = weight;
      }
    }
  }

  /** What a feature with these values weighs. */
  weightOf(feature: number, first: number, second: number): number {
    const key = this.keys.numberOf(first * NAMES + feature, second);
    return key === 0 ? 0 : (this.weights[key] ?? 0);
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

/** Sums up what the features of one example weigh. */
class Example implements Sink {
  sum = 0;
  private readonly model: LinearModel;

  constructor(model: LinearModel) {
    this.model = model;
  }

  add(feature: number, first = 0, second = 0): void {
    this.sum += this.model.weightOf(feature, first, second);
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
