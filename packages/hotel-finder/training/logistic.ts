/** What was seen, and whether it was what is sought. */
export interface Example {
  readonly values: Float64Array;
  readonly target: number;
}

export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

interface Options {
  /** The weight of the quadratic penalty, against a sum over the examples. */
  readonly penalty: number | ((feature: number) => number);
  readonly steps: number;
}

const RATE = 0.05;
const MOMENTUM = 0.9;
const SPREAD = 0.999;

export function predict({ weights, bias }: Model, values: Float64Array): number {
  let sum = bias;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Logistic regression with a quadratic penalty by adaptive gradient descent (Adam). Always the same for the same examples. */
export function fit(examples: readonly Example[], { penalty, steps }: Options): Model {
  const size = examples[0]?.values.length ?? 0;
  const found = new Float64Array(size + 1);
  const mean = new Float64Array(size + 1);
  const square = new Float64Array(size + 1);
  const sparse = examples.map(({ values }) => [...values.keys()].filter((at) => values[at] !== 0));
  const strength = typeof penalty === 'number' ? () => penalty : penalty;
  for (let step = 1; step <= steps; step += 1) {
    const gradient = new Float64Array(size + 1);
    for (const [at, { values, target }] of examples.entries()) {
      const present = sparse[at] ?? [];
      let sum = found[size] ?? 0;
      for (const one of present) sum += (found[one] ?? 0) * (values[one] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - target;
      for (const one of present) gradient[one] = (gradient[one] ?? 0) + error * (values[one] ?? 0);
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
