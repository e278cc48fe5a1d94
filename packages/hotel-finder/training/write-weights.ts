import { writeFileSync } from 'node:fs';
import type { Model } from './logistic.ts';

/** Weights as they are kept: three decimals tell them apart well enough. */
export function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}

interface WeightsFile {
  readonly file: URL;
  /** The script that writes it, and the type of its names with the module that declares it. */
  readonly script: string;
  readonly type: string;
  readonly module: string;
}

/** Writes a model as a TypeScript module in which every weight stands beside the name of its feature. */
export function writeWeights(
  { file, script, type, module }: WeightsFile,
  names: readonly string[],
  model: Model,
) {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  writeFileSync(
    file,
    [
      `import type { ${type} } from '${module}';`,
      '',
      `/** Written by \`training/${script}\`. */`,
      `export const BIAS = ${rounded(model.bias)};`,
      `export const WEIGHTS: Readonly<Record<${type}, number>> = {`,
      ...names.map((name, at) => `  ${key(name)}: ${rounded(model.weights[at] ?? 0)},`),
      '};',
      '',
    ].join('\n'),
  );
}
