import { writeFileSync } from 'node:fs';
import { type LabelledCaption, readCaptions } from '../eval/labelled.ts';
import { FEATURE_NAMES, features } from '../src/features.ts';
import { WEIGHT_SCALE } from '../src/model.ts';
import { readPost } from '../src/reading.ts';

/**
 * Fits the weights of `src/model-weights.ts` to `eval/training.jsonl`: logistic regression with a quadratic penalty, by
 * gradient descent. Prints the quality under ten-fold cross-validation. Run: `node packages/hotel-finder/training/train.ts`.
 */
interface Example {
  readonly values: Float64Array;
  readonly stay: number;
  readonly caption: LabelledCaption;
}

interface Model {
  readonly weights: Float64Array;
  bias: number;
}

const STEPS = 3000;
const RATE = 0.3;
const PENALTY = 0.004;
const FOLDS = 10;

function readExamples(): Example[] {
  return readCaptions(new URL('../eval/training.jsonl', import.meta.url)).map((caption) => ({
    values: Float64Array.from(
      features(readPost({ caption: caption.caption, locationTag: caption.location_tag })),
    ),
    stay: caption.is_stay ? 1 : 0,
    caption,
  }));
}

function predict(model: Model, values: Float64Array): number {
  let sum = model.bias;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (model.weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function fit(examples: readonly Example[]): Model {
  const size = FEATURE_NAMES.length;
  const model: Model = { weights: new Float64Array(size), bias: 0 };
  const gradient = new Float64Array(size);
  for (let step = 0; step < STEPS; step += 1) {
    gradient.fill(0);
    let biasGradient = 0;
    for (const { values, stay } of examples) {
      const error = predict(model, values) - stay;
      biasGradient += error;
      for (let at = 0; at < size; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (values[at] ?? 0);
    }
    const rate = RATE / (1 + step / 1000);
    model.bias -= (rate * biasGradient) / examples.length;
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / examples.length + PENALTY * (model.weights[at] ?? 0);
      model.weights[at] = (model.weights[at] ?? 0) - rate * slope;
    }
  }
  return model;
}

function crossValidate(examples: readonly Example[]): void {
  let [hits, falseAlarms, misses, brier] = [0, 0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fit(examples.filter((_, at) => at % FOLDS !== fold));
    for (const { values, stay, caption } of examples.filter((_, at) => at % FOLDS === fold)) {
      const probability = predict(model, values);
      brier += (probability - stay) ** 2;
      const said = probability >= 0.5 ? 1 : 0;
      if (said && stay) hits += 1;
      else if (said) falseAlarms += 1;
      else if (stay) misses += 1;
      if (said !== stay && process.argv.includes('--list')) {
        console.log(
          `${stay ? 'missed' : 'false '} ${probability.toFixed(2)} ${caption.id} ${caption.caption.slice(0, 150)}`,
        );
      }
    }
  }
  const [precision, recall] = [hits / (hits + falseAlarms), hits / (hits + misses)];
  const f1 = (2 * precision * recall) / (precision + recall);
  console.log(
    `Cross-validated on ${examples.length} captions: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ` +
      `F1 ${f1.toFixed(3)}, Brier ${(brier / examples.length).toFixed(4)}`,
  );
}

const examples = readExamples();
crossValidate(examples);
const model = fit(examples);
const scaled = (value: number) => Math.round(value * WEIGHT_SCALE);
const lines = FEATURE_NAMES.map((name, at) => `  '${name}': ${scaled(model.weights[at] ?? 0)},`);
writeFileSync(
  new URL('../src/model-weights.ts', import.meta.url),
  [
    '/** Written by `training/train.ts`, in ten-thousandths. */',
    `export const BIAS = ${scaled(model.bias)};`,
    'export const WEIGHTS: Readonly<Record<string, number>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
