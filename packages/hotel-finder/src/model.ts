import { readFileSync } from 'node:fs';
import { FEATURE_NAMES, features } from './features.ts';
import { BIAS, WEIGHTS } from './model-weights.ts';
import type { Reading } from './reading.ts';
import { visitWords, WORD_PLACES, type WordPlace } from './word-features.ts';

/** The weights are kept as whole numbers of this fraction. */
export const WEIGHT_SCALE = 1000;

const weights = FEATURE_NAMES.map((name) => (WEIGHTS[name] ?? 0) / WEIGHT_SCALE);
const words = readWordWeights();

/** `data/word-weights.txt`: a line a place and weight, "named -120: brunch wedding". */
function readWordWeights(): Readonly<Record<WordPlace, ReadonlyMap<string, number>>> {
  const found = new Map(WORD_PLACES.map((place) => [place as string, new Map<string, number>()]));
  const text = readFileSync(new URL('./data/word-weights.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [head = '', words = ''] = line.split(': ');
    const [place = '', weight = ''] = head.split(' ');
    for (const word of words.split(' ')) found.get(place)?.set(word, Number(weight) / WEIGHT_SCALE);
  }
  return Object.fromEntries(found) as Record<WordPlace, Map<string, number>>;
}

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(reading: Reading): number {
  const values = features(reading);
  let sum = BIAS / WEIGHT_SCALE;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  visitWords(
    reading,
    (place, word) => {
      sum += words[place].get(word) ?? 0;
    },
    (place, word) => words[place].has(word),
  );
  return 1 / (1 + Math.exp(-sum));
}
