import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from '../text/name-hash.ts';
import { indexTexts } from './text-index.ts';

test('every text is found at all of its positions in their order, and no other is', () => {
  const text = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('oia', 'rom', 'zermatt'));
  fc.assert(
    fc.property(fc.array(text), text, (texts, wanted) => {
      const index = indexTexts(Int32Array.from(texts, hashOf), (position) => texts[position] ?? '');
      const found: number[] = [];
      for (let at = index.first(wanted); at !== undefined; at = index.next[at] || undefined) found.push(at);
      expect(found).toEqual(texts.flatMap((one, position) => (one === wanted ? [position] : [])));
    }),
  );
});
