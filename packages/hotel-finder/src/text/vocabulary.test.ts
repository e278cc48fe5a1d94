import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSet, isIn, longestWord, setsOf, wordNumber } from './vocabulary.ts';

const WORDS = [
  'sea',
  'seaside',
  'side',
  'inn',
  'innsbruck',
  'am',
  'schlosshotelgarten',
  'schlosshotelgartenhaus',
];

test('the longest word with which letters begin is found as by trying all lengths', () => {
  const set = addSet(WORDS);
  const byTrying = (run: string, start: number) => {
    let [number, end] = [0, start];
    for (let last = start + 1; last <= run.length; last += 1) {
      const known = wordNumber(run.slice(start, last));
      if (known !== 0 && isIn({ sets: setsOf(known) }, set)) [number, end] = [known, last];
    }
    return { number, end };
  };
  const parts = fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.stringMatching(/^[a-z]{0,3}$/)), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(parts, fc.nat(4), (words, start) => {
      const run = words.join('');
      expect(longestWord(run, start, set)).toEqual(byTrying(run, start));
    }),
  );
});
