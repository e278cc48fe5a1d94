import { readFileSync } from 'node:fs';
import { LinearModel } from '../model/linear.ts';
import { type CueGroup, categorySet, groupOf } from '../text/cue-categories.ts';
import type { Cue } from '../text/cues.ts';
import { FEATURES } from './feature-names.ts';
import { likeliest, type Named, scaleOf, stayFeatures } from './features.ts';

const model = new LinearModel('stay-weights.txt', FEATURES);

interface Calibration {
  readonly slope: number;
  readonly shift: number;
}

const CALIBRATION: Calibration = JSON.parse(
  readFileSync(new URL('../data/calibration.json', import.meta.url), 'utf8'),
);

/** The probability that a post is about a stay of its writer, calibrated, so that among such posts it is a frequency. */
export function stayProbability(named: Named): number {
  if (isSilent(named)) return 0;
  const example = model.example();
  stayFeatures(named, likeliest(named), example);
  return calibrated(scaleOf(named.post) * example.sum + model.bias);
}

/** The probability for these log odds of the model. */
export function calibrated(logit: number, { slope, shift }: Calibration = CALIBRATION): number {
  return 1 / (1 + Math.exp(-slope * logit - shift));
}

/** Most posts name no lodging and have no phrase for one. */
export function isSilent({ post, mentions, doubtful }: Named): boolean {
  if (mentions.length > 0 || (doubtful !== null && doubtful.probability > TELLING)) return false;
  const { cues } = post.caption;
  return isFlat(cues) || !cues.some(({ category }) => speaksForStays(groupOf(category)));
}

/** From this probability on, a doubtful name counts as a mention. */
const TELLING = 0.2;

const speaksForStays = (group: CueGroup | null) => group === 'stay' || group === 'scene';

/** A flat or a house that its owner lets is not a lodging here. */
function isFlat(cues: readonly Cue[]): boolean {
  return (
    cues.some(({ category }) => category === 'flat') && !cues.some(({ category }) => HOTEL.has(category))
  );
}

const HOTEL = categorySet('hotelword', 'ourhotel', 'dorm');
