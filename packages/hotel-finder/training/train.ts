import { writeFileSync } from 'node:fs';
import type { Prediction } from '../eval/measure.ts';
import { conclude } from '../src/find-stays.ts';
import { FEATURES as MENTION } from '../src/mentions/features/feature-names.ts';
import { FEATURES as PLACE } from '../src/placing/features.ts';
import { placeHotel } from '../src/placing/placing.ts';
import { FEATURES as PRICE } from '../src/price/features.ts';
import { FEATURES as STAY } from '../src/stay/feature-names.ts';
import { calibrated } from '../src/stay/stay.ts';
import { readSamples, type Sample } from './data.ts';
import { foldsReport } from './report-folds.ts';
import { sigmoid } from './sparse.ts';
import * as stages from './stages.ts';
import { addVocabulary } from './vocabulary.ts';
import { writeWeights } from './write-weights.ts';

/**
 * Fits both stages to all captions of `training/` and `eval/training.jsonl`, and prints the results on unseen writers: voices are held out in four
 * groups, everything else is spread over the same folds. The second stage is trained on mentions from a first stage that has not seen the post
 * either. Writes `src/data/*-weights.txt`, `src/data/calibration.json` and `eval/held-out.txt`. `node packages/hotel-finder/training/train.ts
 * [PREDICTED.jsonl]`
 */
const data = (file: string) => new URL(`../src/data/${file}`, import.meta.url);

function heldOut<S extends Sample, Model, Found>(
  samples: readonly S[],
  folds: number,
  learn: (samples: readonly S[]) => Model,
  apply: (model: Model, sample: S) => Found,
): Found[] {
  const found = new Array<Found>(samples.length);
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(samples.filter((sample) => sample.fold !== fold));
    for (const [at, sample] of samples.entries()) if (sample.fold === fold) found[at] = apply(model, sample);
  }
  return found;
}

/** Scales the odds so that they are frequencies among posts as people write them: those of the voices alone. */
function calibrate(
  named: readonly stages.Named[],
  logits: readonly number[],
): { slope: number; shift: number } {
  const scale = 8;
  let slope = 1;
  let shift = 0;
  for (let step = 0; step < 4000; step += 1) {
    let [bySlope, byShift, weights] = [0, 0, 0];
    for (const [at, { caption, writer, weight }] of named.entries()) {
      const logit = logits[at] ?? 0;
      if (!/^v\d/.test(writer) || !Number.isFinite(logit)) continue;
      const error = weight * (sigmoid(slope * logit + shift) - (caption.is_stay ? 1 : 0));
      bySlope += error * logit;
      byShift += error;
      weights += weight;
    }
    slope -= (scale * bySlope) / weights / 10;
    shift -= (scale * byShift) / weights;
  }
  return { slope: Math.round(slope * 1000) / 1000, shift: Math.round(shift * 1000) / 1000 };
}

const { samples, folds } = readSamples();
addVocabulary(samples);
const read = samples.map(stages.readSample);
const mentions = heldOut(read, folds, stages.fitMentions, (model, sample) =>
  stages.mentionsBy(model, sample),
);
const priced = read.map((sample, at) =>
  stages.readPrices(sample, mentions[at] ?? { mentions: [], doubtful: null }),
);
const prices = heldOut(priced, folds, stages.fitPrices, stages.priceBy);
const named = priced.map((sample, at) => stages.readStay(sample, prices[at] ?? null));
const logits = heldOut(named, folds, stages.fitStays, stages.stayBy);
const calibration = calibrate(named, logits);
const placed = named.flatMap(stages.readPlaces);
const places = heldOut(placed, folds, stages.fitPlaces, stages.placeBy);
const placeOf = new Map(placed.map(({ mention }, at) => [mention, places[at]]));
const predicted = named.map(({ caption, reading, writer }, at) => {
  const probability = calibrated(logits[at] ?? 0, calibration);
  const text = { caption: caption.caption, locationTag: caption.location_tag };
  const finding = conclude(
    text,
    reading,
    probability,
    (mention) => placeOf.get(mention) ?? placeHotel(reading, mention),
  );
  return { caption, writer, found: { is_stay: finding.isStay, ...finding } satisfies Prediction };
});
const report = foldsReport(predicted);
console.log(report);
writeFileSync(new URL('../eval/held-out.txt', import.meta.url), `${report}\n`);
const [, , out] = process.argv;
if (out !== undefined) writeFileSync(out, predicted.map((one) => `${JSON.stringify(one)}\n`).join(''));
writeWeights(data('mention-weights.txt'), MENTION, stages.mentionWords, stages.fitMentions(read));
writeWeights(data('stay-weights.txt'), STAY, stages.stayWords, stages.fitStays(named));
writeWeights(data('place-weights.txt'), PLACE, stages.placeWords, stages.fitPlaces(placed));
writeWeights(data('price-weights.txt'), PRICE, stages.priceWords, stages.fitPrices(priced));
writeFileSync(data('calibration.json'), `${JSON.stringify(calibration)}\n`);
