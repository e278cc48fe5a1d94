import { writeFileSync } from 'node:fs';
import { type LabelledCaption, readCaptions } from '../eval/labelled.ts';
import { features } from '../src/decision/features.ts';
import { countedWord, placedWords, visitPairs } from '../src/decision/word-features.ts';
import { readPost } from '../src/post/reading.ts';
import { createExample, type Example, fit, type Model, predict } from './logistic.ts';
import { type Predicted, report } from './report-folds.ts';
import { rounded, writeWeights } from './write-weights.ts';

/**
 * Fits the weights that decide whether a post is about a stay to `eval/training.jsonl`: logistic regression over the features
 * of `src/decision/features.ts` and the words of the captions, then calibrated on what ten-fold cross-validation predicts. Every caption
 * is read twice, with its place (or known to have none) and as the photo network gives it, where that is not known. Writes
 * `src/decision/feature-weights.ts` and `src/data/word-weights.txt`, prints the quality under cross-validation (`--list`: its mistakes).
 * Run after `train-names.ts`: `node packages/hotel-finder/training/train.ts`.
 */
const STEPS = 300;
const PENALTY = 5;
/** Words are many and each is rare: they count only where they are steady. */
const WORD_PENALTY = 5;
const PAIR_PENALTY = 9;
/** What a caption counts for when it is read without its place. */
const WITHOUT_PLACE = 0.5;
/** What it counts for when it is read as if its hotel were not in the gazetteer. */
const AS_UNKNOWN = 0.35;
const FEWEST_CAPTIONS = 2;
const FEWEST_WITH_PAIR = 3;
const FOLDS = 10;
const SMALLEST_WEIGHT = 0.05;

/** A caption as it is read: with its place, without knowing it, or as if its hotel were not in the gazetteer. */
interface Post {
  readonly caption: LabelledCaption;
  readonly features: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly words: ReadonlySet<string>;
  readonly weight: number;
}

const PAIR = 'pair ';

interface Group {
  readonly whole: Post;
  /** Without its place, unless that is what names the hotel. */
  readonly withoutPlace: Post | null;
  readonly unknown: readonly Post[];
}

function read(caption: LabelledCaption, weight: number, { withPlace = true, gazetteer = true } = {}): Post {
  const locationTag = withPlace ? caption.location_tag : undefined;
  const reading = readPost({ caption: caption.caption, locationTag }, gazetteer);
  const words = new Set<string>();
  const placed = placedWords(reading);
  for (const { token, beside } of placed.words)
    for (const place of [placed.post, ...beside]) words.add(`${place} ${countedWord(token)}`);
  visitPairs(reading, (first, second) => words.add(`${PAIR}${countedWord(first)}_${countedWord(second)}`));
  return { caption, features: features(reading), words, weight };
}

function readGroup(caption: LabelledCaption): Group {
  const hotels = caption.hotels ?? [];
  const placeGiven = caption.location_tag !== undefined;
  const dropped = placeGiven && hotels.every(({ surface }) => caption.caption.includes(surface));
  const unknown: Post[] = [];
  if (hotels.length > 0) {
    unknown.push(read(caption, AS_UNKNOWN, { gazetteer: false }));
    if (dropped)
      unknown.push(read(caption, WITHOUT_PLACE * AS_UNKNOWN, { withPlace: false, gazetteer: false }));
  }
  return {
    whole: read(caption, 1),
    withoutPlace: dropped ? read(caption, WITHOUT_PLACE, { withPlace: false }) : null,
    unknown,
  };
}

const groups = readCaptions(new URL('../eval/training.jsonl', import.meta.url)).map(readGroup);
const FEATURES = Object.entries(groups[0]?.whole.features ?? {}).flatMap(([group, values]) =>
  Object.keys(values).map((name) => ({ group, name })),
);

const postsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ whole, withoutPlace, unknown }) => [
    whole,
    ...(withoutPlace ? [withoutPlace] : []),
    ...unknown,
  ]);

function vocabularyOf(groups: readonly Group[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { whole } of groups) {
    for (const word of whole.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequent = [...counts].filter(
    ([word, count]) => count >= (word.startsWith(PAIR) ? FEWEST_WITH_PAIR : FEWEST_CAPTIONS),
  );
  return new Map(frequent.map(([word], at) => [word, FEATURES.length + at]));
}

function exampleOf(post: Post, vocabulary: ReadonlyMap<string, number>): Example {
  const named = FEATURES.map(({ group, name }) => post.features[group]?.[name] ?? 0);
  const {
    features: known,
    values,
    ...rest
  } = createExample(named, post.caption.is_stay ? 1 : 0, post.weight);
  const words = [...post.words].flatMap((word) => vocabulary.get(word) ?? []);
  return { ...rest, features: [...known, ...words], values: [...values, ...words.map(() => 1)] };
}

/** What the weight of a feature is held back by; the words of a vocabulary follow the features in its order. */
function penalties(vocabulary: ReadonlyMap<string, number>): (feature: number) => number {
  const words = [...vocabulary.keys()].map((word) => (word.startsWith(PAIR) ? PAIR_PENALTY : WORD_PENALTY));
  return (feature) => words[feature - FEATURES.length] ?? PENALTY;
}

interface Fitted {
  readonly model: Model;
  readonly vocabulary: ReadonlyMap<string, number>;
}

function fitTo(groups: readonly Group[]): Fitted {
  const vocabulary = vocabularyOf(groups);
  const examples = postsOf(groups).map((post) => exampleOf(post, vocabulary));
  const size = FEATURES.length + vocabulary.size;
  return { model: fit(examples, { size, penalty: penalties(vocabulary), steps: STEPS }), vocabulary };
}

function crossValidated(groups: readonly Group[]): Predicted[] {
  const predicted: Predicted[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { model, vocabulary } = fitTo(groups.filter((_, at) => at % FOLDS !== fold));
    for (const { whole, withoutPlace } of groups.filter((_, at) => at % FOLDS === fold)) {
      for (const post of withoutPlace ? [whole, withoutPlace] : [whole]) {
        const probability = predict(model, exampleOf(post, vocabulary));
        predicted.push({
          caption: post.caption,
          withPlace: post === whole && post.caption.location_tag !== undefined,
          weight: post.weight,
          probability,
        });
      }
    }
  }
  return predicted;
}

const logit = (probability: number) => Math.log(probability / (1 - probability));

/** The kinds of post there are, and what share of all posts each is to have: traps are more frequent here than in life. */
const SHARES = { namedStay: 0.46, stay: 0.03, named: 0.1, other: 0.41 };

function kindOf({ is_stay: stay, hotels = [] }: LabelledCaption): keyof typeof SHARES {
  if (hotels.length > 0) return stay ? 'namedStay' : 'named';
  return stay ? 'stay' : 'other';
}

/** Stretches the model's sums so that its probabilities are frequencies (Platt scaling) among posts in these shares. */
function calibration(predicted: readonly Predicted[]): Model {
  const kinds = Map.groupBy(predicted, ({ caption }) => kindOf(caption));
  const examples = predicted.map(({ caption, weight, probability }) => {
    const kind = kindOf(caption);
    const share = (kinds.get(kind)?.length ?? 0) / predicted.length;
    return createExample([logit(probability)], caption.is_stay ? 1 : 0, (weight * SHARES[kind]) / share);
  });
  return fit(examples, { size: 1, penalty: 0, steps: 2000 });
}

const PLACES = ['named', 'unnamed', 'before', 'before2', 'after', 'pair'];

/** Writes `src/data/word-weights.txt`: a line a place and weight, in steps of 0.02, with the words that have it. */
function writeWordWeights({ model, vocabulary }: Fitted): void {
  const lines = new Map<string, { place: string; weight: number; words: string[] }>();
  for (const [entry, at] of vocabulary) {
    const fitted = model.weights[at] ?? 0;
    if (Math.abs(fitted) < SMALLEST_WEIGHT) continue;
    const [place = '', word = ''] = entry.split(' ');
    const weight = rounded(Math.round(fitted * 50) / 50);
    const key = `${place} ${weight}`;
    const line = lines.get(key) ?? { place, weight, words: [] };
    lines.set(key, line);
    line.words.push(word);
  }
  const sorted = [...lines].sort(
    ([, a], [, b]) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || b.weight - a.weight,
  );
  const text = sorted.map(([key, { words }]) => `${key}: ${words.sort().join(' ')}\n`).join('');
  writeFileSync(new URL('../src/data/word-weights.txt', import.meta.url), text);
}

const predicted = crossValidated(groups);
const scale = calibration(predicted);
const stretch = scale.weights[0] ?? 1;
console.log(`Cross-validated, calibrated by ${stretch.toFixed(3)}, ${scale.bias.toFixed(3)}`);
const calibrated = (probability: number) => 1 / (1 + Math.exp(-(scale.bias + stretch * logit(probability))));
report(predicted.map((one) => ({ ...one, probability: calibrated(one.probability) })));
const { model, vocabulary } = fitTo(groups);
const weights = model.weights.map((weight) => weight * stretch);
const stretched = { weights, bias: scale.bias + stretch * model.bias };
const weightsByName: Record<string, Record<string, number>> = {};
for (const [at, { group, name }] of FEATURES.entries()) {
  weightsByName[group] ??= {};
  weightsByName[group][name] = rounded(weights[at] ?? 0);
}
writeWeights(
  {
    file: new URL('../src/decision/feature-weights.ts', import.meta.url),
    script: 'train.ts',
    type: 'Weights',
    from: './features.ts',
  },
  stretched.bias,
  weightsByName,
);
writeWordWeights({ model: stretched, vocabulary });
