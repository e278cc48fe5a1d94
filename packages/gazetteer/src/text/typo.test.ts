import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTypos, begins, lacksLetters, lettersOf } from './typo.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

/** The textbook table of optimal string alignment, against every beginning of the name. */
function minTypos(text: string, name: string): number {
  const rows = Array.from({ length: text.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 1; j <= name.length; j += 1) rows[0]?.push(j);
  for (let i = 1; i <= text.length; i += 1) {
    for (let j = 1; j <= name.length; j += 1) {
      const wrong = text[i - 1] === name[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && text[i - 1] === name[j - 2] && text[i - 2] === name[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong);
      rows[i]?.push(swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least);
    }
  }
  return Math.min(...(rows[text.length] ?? []));
}

test('as many typing errors are tolerated as the textbook distance counts', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 2 }), (text, name, typos) => {
      expect(begins(text, name, typos)).toBe(minTypos(text, name) <= typos);
    }),
    { numRuns: 2000 },
  );
});

test('short texts must be exact, long ones may have two errors', () => {
  expect(['rom', 'roma', 'zermatt', 'barcelona'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});

test('the quick letter filter never rejects a matching name', () => {
  const anyName = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'я', ' ', '7'), maxLength: 7 });
  fc.assert(
    fc.property(anyName, anyName, fc.nat({ max: 2 }), (text, name, typos) => {
      if (begins(text, name, typos))
        expect(lacksLetters(lettersOf(text), lettersOf(name), typos)).toBe(false);
    }),
    { numRuns: 3000 },
  );
});
