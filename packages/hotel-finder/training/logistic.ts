/** What was seen, and whether it was what is sought: the features that are not 0, by position. */
export interface Example {
  readonly features: readonly number[];
  readonly values: readonly number[];
  readonly target: number;
  /** How many examples it counts for. */
  readonly weight: number;
}

export function createExample(all: readonly number[], target: number, weight = 1): Example {
  const features = all.flatMap((value, at) => (value === 0 ? [] : [at]));
  return { features, values: features.map((at) => all[at] ?? 0), target, weight };
}

export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

interface Options {
  /** How many features there are. */
  readonly size: number;
  /** The weight of the quadratic penalty, against a sum over the examples. */
  readonly penalty: number | ((feature: number) => number);
  readonly steps: number;
}

const RATE = 0.05;
const MOMENTUM = 0.9;
const SPREAD = 0.999;

export function predict({ weights, bias }: Model, { features, values }: Example): number {
  let sum = bias;
  for (let at = 0; at < features.length; at += 1)
    sum += (values[at] ?? 0) * (weights[features[at] ?? 0] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Logistic regression with a quadratic penalty by adaptive gradient descent (Adam). Always the same for the same examples. */
export function fit(examples: readonly Example[], { size, penalty, steps }: Options): Model {
  const found = new Float64Array(size + 1);
  const mean = new Float64Array(size + 1);
  const square = new Float64Array(size + 1);
  const strength = typeof penalty === 'number' ? () => penalty : penalty;
  for (let step = 1; step <= steps; step += 1) {
    const gradient = new Float64Array(size + 1);
    for (const { features, values, target, weight } of examples) {
      let sum = found[size] ?? 0;
      for (let at = 0; at < features.length; at += 1)
        sum += (found[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const error = weight * (1 / (1 + Math.exp(-sum)) - target);
      for (let at = 0; at < features.length; at += 1) {
        const feature = features[at] ?? 0;
        gradient[feature] = (gradient[feature] ?? 0) + error * (values[at] ?? 0);
      }
      gradient[size] = (gradient[size] ?? 0) + error;
    }
    for (let at = 0; at <= size; at += 1) {
      const slope = (gradient[at] ?? 0) + (at < size ? strength(at) * (found[at] ?? 0) : 0);
      mean[at] = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * slope;
      square[at] = SPREAD * (square[at] ?? 0) + (1 - SPREAD) * slope * slope;
      const pace = RATE * (1 - step / (steps + 1));
      const direction = (mean[at] ?? 0) / (1 - MOMENTUM ** step);
      const size2 = Math.sqrt((square[at] ?? 0) / (1 - SPREAD ** step)) + 1e-8;
      found[at] = (found[at] ?? 0) - (pace * direction) / size2;
    }
  }
  return { weights: found.slice(0, size), bias: found[size] ?? 0 };
}
