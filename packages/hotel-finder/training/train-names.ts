import { readCaptions } from '../eval/labelled.ts';
import { sameName } from '../eval/measure.ts';
import { hasEvidence } from '../src/names/candidate/candidate.ts';
import { textOf } from '../src/names/candidate/name-run.ts';
import type { LooseFeature } from '../src/names/loose/loose-features.ts';
import { type LooseName, looseRuns } from '../src/names/loose/loose-names.ts';
import { readPost } from '../src/post/reading.ts';
import { createExample, fit } from './logistic.ts';
import { rounded, writeWeights } from './write-weights.ts';

/**
 * Fits the weights of `src/names/loose/loose-weights.ts`: which words name the house where no lodging word stands beside them.
 * Learnt from the stays of `eval/training.jsonl` in which nothing surer is named, as if no hotel were known. Run before `train.ts`:
 * `node packages/hotel-finder/training/train-names.ts`.
 */
function readRuns(): { features: LooseName['features']; named: boolean }[] {
  const captions = readCaptions(new URL('../eval/training.jsonl', import.meta.url));
  return captions.flatMap((caption) => {
    const reading = readPost({ caption: caption.caption, locationTag: caption.location_tag }, false);
    const surer = reading.names.some(hasEvidence);
    if (!caption.is_stay || surer || reading.tagNames.some(hasEvidence)) return [];
    return looseRuns(reading.caption, new Set()).map((run) => {
      const { text } = textOf(reading.caption, run.from, run.to);
      const named = caption.hotels?.some((hotel) =>
        [hotel.name, hotel.surface].some((name) => sameName(name, text)),
      );
      return { features: run.features, named: named === true };
    });
  });
}

const runs = readRuns();
const names = Object.keys(runs[0]?.features ?? {}) as LooseFeature[];
const examples = runs.map(({ features, named }) =>
  createExample(
    names.map((name) => Number(features[name])),
    named ? 1 : 0,
  ),
);
const model = fit(examples, { size: names.length, penalty: 1, steps: 1500 });
console.log(
  `${runs.length} runs of words, ${runs.filter(({ named }) => named).length} of them name the house`,
);
writeWeights(
  {
    file: new URL('../src/names/loose/loose-weights.ts', import.meta.url),
    script: 'train-names.ts',
    type: 'LooseWeights',
    from: './loose-features.ts',
  },
  model.bias,
  Object.fromEntries(names.map((name, at) => [name, rounded(model.weights[at] ?? 0)])),
);
