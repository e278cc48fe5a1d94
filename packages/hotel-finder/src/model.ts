import { readFileSync } from 'node:fs';
import { FEATURE_NAMES, features } from './features.ts';
import { addWord } from './lexicon/vocabulary.ts';
import { BIAS, WEIGHTS } from './model-weights.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import { visitPairs, visitWords, WORD_PLACES, type WordPlace } from './word-features.ts';

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
const words: (Weighed | undefined)[] = [];
/** By the number of the first word of a pair, then by that of the second. */
const pairs: (Map<number, Weighed> | undefined)[] = [];
let posts = 0;

const createWeighed = (size: number): Weighed => ({ weights: new Float64Array(size), countedIn: 0 });

/** `data/word-weights.txt`: a line a place and weight, "named -120: brunch wedding", "pair 80: nights_at". */
function readWordWeights(): void {
  const text = readFileSync(new URL('./data/word-weights.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [head = '', list = ''] = line.split(': ');
    const [place = '', written = ''] = head.split(' ');
    const weight = Number(written) / WEIGHT_SCALE;
    const at = WORD_PLACES.indexOf(place as WordPlace);
    for (const entry of list.split(' ')) {
      if (place === 'pair') addPair(entry, weight);
      else if (at >= 0) {
        const number = addWord(entry);
        const weighed = words[number] ?? createWeighed(PLACES);
        weighed.weights[at] = weight;
        words[number] = weighed;
      }
    }
  }
}

function addPair(entry: string, weight: number): void {
  const [first = '', second = ''] = entry.split('_');
  const number = addWord(first);
  const followers = pairs[number] ?? new Map<number, Weighed>();
  const weighed = createWeighed(1);
  weighed.weights[0] = weight;
  pairs[number] = followers.set(addWord(second), weighed);
}

readWordWeights();

const numberOf = (token: Token) => (token.kind === 'number' ? NUMBER : token.number);

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(reading: Reading): number {
  const values = features(reading);
  let sum = BIAS / WEIGHT_SCALE;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  posts += 1;
  visitWords(reading, (place, token) => {
    const weighed = words[numberOf(token)];
    if (!weighed) return;
    if (place < 2) {
      if (weighed.countedIn === posts) return;
      weighed.countedIn = posts;
    }
    sum += weighed.weights[place] ?? 0;
  });
  visitPairs(reading, (first, second) => {
    const weighed = pairs[numberOf(first)]?.get(numberOf(second));
    if (!weighed || weighed.countedIn === posts) return;
    weighed.countedIn = posts;
    sum += weighed.weights[0] ?? 0;
  });
  return 1 / (1 + Math.exp(-sum));
}
