import { writeFileSync } from 'node:fs';
import { readCaptions } from '../eval/labelled.ts';
import { sameName } from '../eval/measure.ts';
import { isTold } from '../src/names/candidate/candidate.ts';
import { textOf } from '../src/names/candidate/name-run.ts';
import { LOOSE_FEATURES } from '../src/names/loose/loose-features.ts';
import { looseRuns } from '../src/names/loose/loose-names.ts';
import { readPost } from '../src/post/reading.ts';
import { createExample, type Example, fit } from './logistic.ts';

/**
 * Fits the weights of `src/names/loose-weights.ts`: which words name the house where no lodging word stands beside them.
 * Learnt from the stays of `eval/training.jsonl` in which nothing surer is named, as if no hotel were known. Run before `train.ts`:
 * `node packages/hotel-finder/training/train-names.ts`.
 */
function readExamples(): Example[] {
  const captions = readCaptions(new URL('../eval/training.jsonl', import.meta.url));
  return captions.flatMap((caption) => {
    const reading = readPost({ caption: caption.caption, locationTag: caption.location_tag }, false);
    const surer = reading.names.some(isTold);
    if (!caption.is_stay || surer || reading.tagNames.some(isTold)) return [];
    return looseRuns(reading.caption, new Set()).map((run) => {
      const { text } = textOf(reading.caption, run.from, run.to);
      const named = caption.hotels?.some((hotel) =>
        [hotel.name, hotel.surface].some((name) => sameName(name, text)),
      );
      return createExample(run.values.map(Number), named ? 1 : 0);
    });
  });
}

const examples = readExamples();
const { bias, weights } = fit(examples, { size: LOOSE_FEATURES.length, penalty: 1, steps: 1500 });
const scaled = (value: number) => Math.round(value * 1000);
const named = examples.filter((example) => example.target === 1).length;
console.log(`${examples.length} runs of words, ${named} of them name the house`);
writeFileSync(
  new URL('../src/names/loose/loose-weights.ts', import.meta.url),
  [
    '/** Written by `training/train-names.ts`, in thousandths. */',
    `export const LOOSE_BIAS = ${scaled(bias)};`,
    'export const LOOSE_WEIGHTS: Readonly<Record<string, number>> = {',
    ...LOOSE_FEATURES.map((name, at) => `  ${name}: ${scaled(weights[at] ?? 0)},`),
    '};',
    '',
  ].join('\n'),
);
