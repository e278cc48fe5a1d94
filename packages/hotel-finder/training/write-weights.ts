import { writeFileSync } from 'node:fs';
import { type Features, STEPS } from '../src/model/linear.ts';
import { spellingOf } from '../src/text/vocabulary.ts';
import type { Dictionary, Model } from './sparse.ts';

const SMALLEST = 0.03;

/** Writes a model as `LinearModel` reads it: a line a feature's name and weight, in whole steps, with the values that have it. */
export function writeWeights(file: URL, features: Features, dictionary: Dictionary, model: Model): void {
  const { names, plain, words } = features;
  const lines = new Map<string, string[]>();
  for (const [id, weight] of model.weights.entries()) {
    if (Math.abs(weight) < SMALLEST) continue;
    const { feature, first, second } = dictionary.partsOf(id);
    const isWord = feature >= plain.length;
    const isPair = feature >= plain.length + words.length;
    const one = isWord ? spellingOf(first) : `=${first}`;
    const other = isPair ? spellingOf(second) : `=${second}`;
    const head = `${names[feature]} ${Math.round(weight * STEPS) / STEPS}`;
    const line = lines.get(head) ?? [];
    lines.set(head, line);
    line.push(second === 0 && !isPair ? one : `${one}_${other}`);
  }
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([head, values]) => `${head}: ${values.sort().join(' ')}`).join('\n');
  writeFileSync(file, `bias ${model.bias.toFixed(4)}: \n${text}\n`);
}
