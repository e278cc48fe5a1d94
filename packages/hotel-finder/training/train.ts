import { writeFileSync } from 'node:fs';
import { type LabelledCaption, readCaptions } from '../eval/labelled.ts';
import { FEATURE_NAMES, features } from '../src/features.ts';
import { WEIGHT_SCALE } from '../src/model.ts';
import { readPost } from '../src/reading.ts';
import { visitWords } from '../src/word-features.ts';
import { type Example, fit, type Model, predict } from './logistic.ts';

/**
 * Fits the weights that decide whether a post is about a stay to `eval/training.jsonl`: logistic regression over the features
 * of `src/features.ts` and the words of the captions, then calibrated on what ten-fold cross-validation predicts. Writes
 * `src/model-weights.ts` and `src/data/word-weights.txt`, prints the quality under cross-validation (`--list`: its mistakes).
 * Run after `train-names.ts`: `node packages/hotel-finder/training/train.ts`.
 */
const STEPS = 300;
const PENALTY = 3;
/** Words are many and each is rare: they count only where they are steady. */
const WORD_PENALTY = 8;
const FEWEST_CAPTIONS = 3;
const FOLDS = 10;
const SMALLEST_WEIGHT = 0.02;

interface Post {
  readonly caption: LabelledCaption;
  readonly values: readonly number[];
  readonly words: ReadonlySet<string>;
}

function read(caption: LabelledCaption, gazetteer: boolean): Post {
  const reading = readPost({ caption: caption.caption, locationTag: caption.location_tag }, gazetteer);
  const words = new Set<string>();
  visitWords(reading, (place, word) => words.add(`${place} ${word}`));
  return { caption, values: features(reading), words };
}

/** Every third caption that names a hotel is read a second time as if its hotel were not in the gazetteer. */
function withUnknown(posts: readonly Post[]): Post[] {
  const named = posts.filter(({ caption }) => (caption.hotels ?? []).length > 0);
  return [...posts, ...named.filter((_, at) => at % 3 === 0).map(({ caption }) => read(caption, false))];
}

function vocabularyOf(posts: readonly Post[]): string[] {
  const counts = new Map<string, number>();
  for (const { words } of posts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST_CAPTIONS).map(([word]) => word);
}

function exampleOf(post: Post, vocabulary: readonly string[]): Example {
  const values = [...post.values, ...vocabulary.map((word) => Number(post.words.has(word)))];
  return { values: Float64Array.from(values), target: post.caption.is_stay ? 1 : 0 };
}

const penalty = (feature: number) => (feature < FEATURE_NAMES.length ? PENALTY : WORD_PENALTY);

/** What is predicted for each post by a model that has not seen it. */
function crossValidated(posts: readonly Post[]): number[] {
  const predicted = new Array<number>(posts.length).fill(0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const seen = withUnknown(posts.filter((_, at) => at % FOLDS !== fold));
    const vocabulary = vocabularyOf(seen);
    const model = fit(
      seen.map((post) => exampleOf(post, vocabulary)),
      { penalty, steps: STEPS },
    );
    for (const [at, post] of posts.entries()) {
      if (at % FOLDS === fold) predicted[at] = predict(model, exampleOf(post, vocabulary).values);
    }
  }
  return predicted;
}

const logit = (probability: number) => Math.log(probability / (1 - probability));

/** Stretches the model's sums so that its probabilities are frequencies (Platt scaling). */
function calibration(posts: readonly Post[], predicted: readonly number[]): Model {
  const examples = posts.map(({ caption }, at) => ({
    values: Float64Array.of(logit(predicted[at] ?? 0.5)),
    target: caption.is_stay ? 1 : 0,
  }));
  return fit(examples, { penalty: 0, steps: 2000 });
}

function report(posts: readonly Post[], predicted: readonly number[]): void {
  for (const threshold of [0.4, 0.5, 0.6, 0.7]) {
    let [hits, falseAlarms, misses] = [0, 0, 0];
    for (const [at, { caption }] of posts.entries()) {
      const said = (predicted[at] ?? 0) >= threshold;
      if (said && caption.is_stay) hits += 1;
      else if (said) falseAlarms += 1;
      else if (caption.is_stay) misses += 1;
      if (threshold === 0.5 && said !== caption.is_stay && process.argv.includes('--list')) {
        const text = caption.caption.replaceAll('\n', ' / ').slice(0, 150);
        console.log(`${said ? 'false ' : 'missed'} ${(predicted[at] ?? 0).toFixed(2)} ${caption.id} ${text}`);
      }
    }
    const [precision, recall] = [hits / (hits + falseAlarms), hits / (hits + misses)];
    const f1 = (2 * precision * recall) / (precision + recall);
    console.log(
      `from ${threshold}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`,
    );
  }
}

function writeWeights(model: Model, vocabulary: readonly string[], suffix: string): void {
  const scaled = (value: number) => Math.round(value * WEIGHT_SCALE);
  const lines = FEATURE_NAMES.map((name, at) => `  '${name}': ${scaled(model.weights[at] ?? 0)},`);
  writeFileSync(
    new URL(`../src/model-weights${suffix}.ts`, import.meta.url),
    [
      '/** Written by `training/train.ts`, in thousandths. */',
      `export const BIAS = ${scaled(model.bias)};`,
      'export const WEIGHTS: Readonly<Record<string, number>> = {',
      ...lines,
      '};',
      '',
    ].join('\n'),
  );
  const groups = new Map<string, string[]>();
  for (const [at, entry] of vocabulary.entries()) {
    const weight = model.weights[FEATURE_NAMES.length + at] ?? 0;
    if (Math.abs(weight) < SMALLEST_WEIGHT) continue;
    const [place = '', word = ''] = entry.split(' ');
    const key = `${place} ${Math.round(weight * 50) * (WEIGHT_SCALE / 50)}`;
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const text = sorted.map(([key, words]) => `${key}: ${words.sort().join(' ')}\n`).join('');
  writeFileSync(new URL(`../src/data/word-weights${suffix}.txt`, import.meta.url), text);
}

/** Fits a model to these captions and writes it. */
function train(captions: readonly LabelledCaption[], suffix: string): void {
  const posts = captions.map((caption) => read(caption, true));
  const predicted = crossValidated(posts);
  const scale = calibration(posts, predicted);
  const stretch = scale.weights[0] ?? 1;
  console.log(
    `Cross-validated on ${posts.length} captions, calibrated by ${stretch.toFixed(3)}, ${scale.bias.toFixed(3)}:`,
  );
  report(
    posts,
    predicted.map((probability) => 1 / (1 + Math.exp(-(scale.bias + stretch * logit(probability))))),
  );
  const seen = withUnknown(posts);
  const vocabulary = vocabularyOf(seen);
  const model = fit(
    seen.map((post) => exampleOf(post, vocabulary)),
    { penalty, steps: STEPS },
  );
  writeWeights(
    { weights: model.weights.map((weight) => weight * stretch), bias: scale.bias + stretch * model.bias },
    vocabulary,
    suffix,
  );
}

const captions = readCaptions(new URL('../eval/training.jsonl', import.meta.url));
if (!process.argv.includes('--tagless')) train(captions, '');
// The photo network gives no place: posts without one are weighed by a model that has seen none.
const tagless = captions.filter(({ caption, hotels = [] }) =>
  hotels.every(({ surface }) => caption.includes(surface)),
);
train(
  tagless.map((caption) => ({ ...caption, location_tag: null })),
  '-tagless',
);
