import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../stay/feature-names.ts';
import { wordNumber } from '../text/vocabulary.ts';
import { LinearModel, STEPS } from './linear.ts';

test('every weight counts as it is written, for numbers, words and pairs of words', () => {
  const model = new LinearModel('stay-weights.txt', FEATURES);
  const file = new URL('../data/stay-weights.txt', import.meta.url);
  const numberOf = (value: string) => (value.startsWith('=') ? Number(value.slice(1)) : wordNumber(value));
  const wrong: string[] = [];
  let read = 0;
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [head = '', list = ''] = line.split(': ');
    const [name = '', weight = ''] = head.split(' ');
    const feature = FEATURES.names.indexOf(name);
    for (const value of feature < 0 ? [] : list.split(' ')) {
      const [first = 0, second = 0] = value.split('_').map(numberOf);
      read += 1;
      if (Math.abs(model.stepsOf(feature, first, second) / STEPS - Number(weight)) > 1e-9)
        wrong.push(`${name} ${value}`);
    }
  }
  expect(read).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});

test('values that have no weight weigh nothing, also beside those of a table', () => {
  const model = new LinearModel('stay-weights.txt', FEATURES);
  const { length } = FEATURES.numbers;
  for (const [first, second] of [
    [0, 1_000],
    [1_000_000, 0],
    [3, 999_999],
  ] as const)
    expect(model.stepsOf(length, first, second)).toBe(0);
});

test('an example weighs the sum of its features, however many there are, and the next starts at zero', () => {
  const model = new LinearModel('stay-weights.txt', FEATURES);
  const { cue, word } = FEATURES.numbers;
  const first = model.example();
  let steps = 0;
  for (let value = 0; value < 3_000; value += 1) {
    first.add(cue, value % 60);
    first.add(word, value);
    steps += model.stepsOf(cue, value % 60, 0) + model.stepsOf(word, value, 0);
  }
  expect(steps).not.toBe(0);
  expect(first.sum).toBeCloseTo(steps / STEPS, 9);
  expect(model.example().sum).toBe(0);
});
