import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

/** Every text below a branch. */
function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch];
  return branch === null || typeof branch !== 'object' ? [] : Object.values(branch).flatMap(textsOf);
}

test.each([
  ['whoever', /\bwhoever\b/i],
  ['a rule that holds', /\b(?:password|address|change|It)s? holds?\b/],
  ['mending', /\bmend/i],
  ['a stay that is told', /\b(?:stays? told|told of a)\b/i],
  ['taking over or taking back what is saved', /\bTaken over\b|\btakes? back\b/],
])('English texts do without %s, which only a dictionary would say', (_what, words) => {
  expect(textsOf(phrases.en).filter((text) => words.test(text))).toEqual([]);
});
