import { FEATURE_NAMES } from './features.ts';
import { BIAS, WEIGHTS } from './model-weights.ts';

/** The weights are kept as whole numbers of this fraction. */
export const WEIGHT_SCALE = 10_000;

const weights = FEATURE_NAMES.map((name) => (WEIGHTS[name] ?? 0) / WEIGHT_SCALE);

/** The probability that a post is about a stay: logistic regression, weights from `training/train.ts`. */
export function probabilityOfStay(values: readonly number[]): number {
  let sum = BIAS / WEIGHT_SCALE;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
