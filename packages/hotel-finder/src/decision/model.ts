import { readFileSync } from 'node:fs';
import type { Reading } from '../post/reading.ts';
import { PairNumbers } from '../text/pair-numbers.ts';
import type { Token } from '../text/tokens.ts';
import { addWord } from '../text/vocabulary.ts';
import { BIAS, WEIGHTS } from './feature-weights.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { IN_POST, visitPairs, WORD_PLACES, type WordPlace, wordPlaces } from './word-features.ts';

/** The weights are kept as whole numbers of this fraction. */
export const WEIGHT_SCALE = 1000;

const weights = Float64Array.from(FEATURE_NAMES, (name) => (WEIGHTS[name] ?? 0) / WEIGHT_SCALE);
const NUMBER = addWord('#');
const PLACES = WORD_PLACES.length;

/** A word's weights by `WORD_PLACES`, and behind them the latest post in which it was counted: once for the post as a whole. */
const ROW = PLACES + 1;
/** By word number, where the word's row begins in `wordWeights`; the row at 0 is that of all other words, and weighs nothing. */
let rowOf = new Int32Array(0);
let wordWeights = new Float64Array(ROW);

const pairs = new PairNumbers();
/** By the number of the pair, its weight and the latest post in which it was counted. */
const PAIR_ROW = 2;
let pairWeights = new Float64Array(PAIR_ROW);
let posts = 0;

/** `data/word-weights.txt`: a line a place and weight, "named -120: brunch wedding", "pair 80: nights_at". */
function readWordWeights(): void {
  const text = readFileSync(new URL('../data/word-weights.txt', import.meta.url), 'utf8');
  const ofWords = new Map<number, number[]>();
  const ofPairs: number[] = [0, 0];
  for (const line of text.split('\n')) {
    const [head = '', list = ''] = line.split(': ');
    const [place = '', written = ''] = head.split(' ');
    const weight = Number(written) / WEIGHT_SCALE;
    const at = WORD_PLACES.indexOf(place as WordPlace);
    for (const entry of list.split(' ')) {
      const [first = '', second = ''] = entry.split('_');
      if (place === 'pair') ofPairs[PAIR_ROW * pairs.add(addWord(first), addWord(second))] = weight;
      else if (at >= 0) {
        const number = addWord(entry);
        const row = ofWords.get(number) ?? new Array<number>(ROW).fill(0);
        row[at] = weight;
        ofWords.set(number, row);
      }
    }
  }
  rowOf = new Int32Array(Math.max(...ofWords.keys()) + 1);
  let end = ROW;
  for (const number of ofWords.keys()) {
    rowOf[number] = end;
    end += ROW;
  }
  wordWeights = Float64Array.from([...new Array<number>(ROW).fill(0), ...[...ofWords.values()].flat()]);
  pairWeights = new Float64Array(ofPairs.length + 1);
  for (const at of ofPairs.keys()) pairWeights[at] = ofPairs[at] ?? 0;
}

readWordWeights();

const values = new Float64Array(FEATURE_NAMES.length);

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(reading: Reading): number {
  features(reading, values);
  let sum = BIAS / WEIGHT_SCALE;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  posts += 1;
  return 1 / (1 + Math.exp(-withPairs(reading, withWords(reading, sum))));
}

const numberOf = (token: Token) => (token.kind === 'number' ? NUMBER : token.number);

function withWords(reading: Reading, start: number): number {
  const { tokens } = reading.caption;
  const places = wordPlaces(reading);
  let sum = start;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const row = token === undefined ? 0 : (rowOf[numberOf(token)] ?? 0);
    if (row === 0) continue;
    let bits = places[at] ?? 0;
    if ((bits & IN_POST) !== 0) {
      if (wordWeights[row + PLACES] === posts) bits &= ~IN_POST;
      else wordWeights[row + PLACES] = posts;
    }
    for (let place = 0; bits >> place > 0; place += 1)
      if (((bits >> place) & 1) === 1) sum += wordWeights[row + place] ?? 0;
  }
  return sum;
}

function withPairs(reading: Reading, start: number): number {
  let sum = start;
  visitPairs(reading, (first, second) => {
    const row = PAIR_ROW * pairs.numberOf(numberOf(first), numberOf(second));
    if (row === 0 || pairWeights[row + 1] === posts) return;
    pairWeights[row + 1] = posts;
    sum += pairWeights[row] ?? 0;
  });
  return sum;
}
