import { readFileSync } from 'node:fs';
import type { Reading } from '../post/reading.ts';
import { PairNumbers } from '../text/pair-numbers.ts';
import type { Token } from '../text/tokens.ts';
import { addWord, WordTable } from '../text/vocabulary.ts';
import { BIAS, WEIGHTS } from './feature-weights.ts';
import { features } from './features.ts';
import { type NamePlace, type PostPlace, placedWords, visitPairs } from './word-features.ts';

const NUMBER = addWord('#');

type WordWeights = Record<PostPlace | NamePlace, number>;

/** Reads `data/word-weights.txt`: a line a place and weight, "named -0.12: brunch wedding", "pair 0.08: nights_at". */
function readWordWeights() {
  const text = readFileSync(new URL('../data/word-weights.txt', import.meta.url), 'utf8');
  const words = new WordTable<WordWeights>();
  const pairs = new PairNumbers();
  const pairWeights: number[] = [0];
  for (const line of text.trimEnd().split('\n')) {
    const [head = '', list = ''] = line.split(': ');
    const [place = '', weight = ''] = head.split(' ');
    for (const entry of list.split(' ')) {
      const [first = '', second = ''] = entry.split('_');
      if (place === 'pair') pairWeights[pairs.add(addWord(first), addWord(second))] = Number(weight);
      else {
        const number = addWord(entry);
        const known = words.get(number) ?? { named: 0, unnamed: 0, before: 0, before2: 0, after: 0 };
        words.set(number, { ...known, [place]: Number(weight) });
      }
    }
  }
  return { words, pairs, pairWeights };
}

const { words, pairs, pairWeights } = readWordWeights();

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(reading: Reading): number {
  const { phrases, kinds, post, combined } = features(reading);
  let sum = withGroup(phrases, WEIGHTS.phrases, BIAS);
  sum = withGroup(kinds, WEIGHTS.kinds, sum);
  sum = withGroup(post, WEIGHTS.post, sum);
  sum = withGroup(combined, WEIGHTS.combined, sum);
  return 1 / (1 + Math.exp(-withPairs(reading, withWords(reading, sum))));
}

function withGroup<Name extends string>(
  values: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
  start: number,
): number {
  let sum = start;
  for (const name in values) {
    const value = values[name];
    if (value !== 0) sum += value * weights[name];
  }
  return sum;
}

const numberOf = (token: Token) => (token.kind === 'number' ? NUMBER : token.number);

function withWords(reading: Reading, start: number): number {
  const placed = placedWords(reading);
  const counted = new Set<number>();
  let sum = start;
  for (const { token, beside } of placed.words) {
    const number = numberOf(token);
    const weights = words.get(number);
    if (weights === undefined) continue;
    if (!counted.has(number)) sum += weights[placed.post];
    counted.add(number);
    for (const place of beside) sum += weights[place];
  }
  return sum;
}

function withPairs(reading: Reading, start: number): number {
  const counted = new Set<number>();
  let sum = start;
  visitPairs(reading, (first, second) => {
    const pair = pairs.numberOf(numberOf(first), numberOf(second));
    if (pair === 0 || counted.has(pair)) return;
    counted.add(pair);
    sum += pairWeights[pair] ?? 0;
  });
  return sum;
}
