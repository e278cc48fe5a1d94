import { writeFileSync } from 'node:fs';

/** Weights as they are kept: three decimals tell them apart well enough. */
export function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}

interface WeightsModule {
  readonly file: URL;
  /** The script that writes it. */
  readonly script: string;
  /** The type of the weights, and the module that declares it. */
  readonly type: string;
  readonly from: string;
}

/** Writes a module in which every weight stands beside the name of its feature. Format it with `npx biome check --write`. */
export function writeWeights(
  { file, script, type, from }: WeightsModule,
  bias: number,
  weights: object,
): void {
  writeFileSync(
    file,
    [
      `import type { ${type} } from '${from}';`,
      '',
      `/** Written by \`training/${script}\`. */`,
      `export const BIAS = ${rounded(bias)};`,
      `export const WEIGHTS: ${type} = ${JSON.stringify(weights, null, 2)};`,
      '',
    ].join('\n'),
  );
}
