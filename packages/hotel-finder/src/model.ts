import { readFileSync } from 'node:fs';
import { FEATURE_NAMES, features } from './features.ts';
import { addWord } from './lexicon/vocabulary.ts';
import { BIAS, WEIGHTS } from './model-weights.ts';
import type { Reading } from './reading.ts';
import { visitWords, WORD_PLACES, type WordPlace } from './word-features.ts';

/** The weights are kept as whole numbers of this fraction. */
export const WEIGHT_SCALE = 1000;

const weights = Float64Array.from(FEATURE_NAMES, (name) => (WEIGHTS[name] ?? 0) / WEIGHT_SCALE);
const NUMBER = addWord('#');
const PLACES = WORD_PLACES.length;

/** A word's weights by `WORD_PLACES`. */
interface Weighed {
  readonly weights: Float64Array;
  /** The latest post in which it was counted: it counts once for the post as a whole. */
  countedIn: number;
}

/** By the number of the word. */
const words = readWordWeights();
let posts = 0;

/** `data/word-weights.txt`: a line a place and weight, "named -120: brunch wedding". */
function readWordWeights(): readonly (Weighed | undefined)[] {
  const found: Weighed[] = [];
  const text = readFileSync(new URL('./data/word-weights.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [head = '', list = ''] = line.split(': ');
    const [place = '', weight = ''] = head.split(' ');
    const at = WORD_PLACES.indexOf(place as WordPlace);
    if (at < 0) continue;
    for (const word of list.split(' ')) {
      const number = addWord(word);
      const weighed = found[number] ?? { weights: new Float64Array(PLACES), countedIn: 0 };
      weighed.weights[at] = Number(weight) / WEIGHT_SCALE;
      found[number] = weighed;
    }
  }
  return found;
}

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(reading: Reading): number {
  const values = features(reading);
  let sum = BIAS / WEIGHT_SCALE;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  posts += 1;
  visitWords(reading, (place, token) => {
    const weighed = words[token.kind === 'number' ? NUMBER : token.number];
    if (!weighed) return;
    if (place < 2) {
      if (weighed.countedIn === posts) return;
      weighed.countedIn = posts;
    }
    sum += weighed.weights[place] ?? 0;
  });
  return 1 / (1 + Math.exp(-sum));
}
