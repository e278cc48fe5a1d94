import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DraftPicture, movePicture, newFiles, orderOf } from './pictures.ts';

const fresh = (name: string): DraftPicture => ({
  kind: 'new',
  key: name,
  url: '',
  alt: '',
  file: new File([name], name),
});
const kept = (id: number): DraftPicture => ({ kind: 'kept', id, key: String(id), url: '', alt: '' });

test('A mixed order names kept pictures by id and new ones by the place of their file', () => {
  const pictures = [fresh('a'), kept(7), fresh('b'), kept(3)];
  expect(orderOf(pictures)).toEqual(['new:0', 7, 'new:1', 3]);
  expect(newFiles(pictures).map((file) => file.name)).toEqual(['a', 'b']);
});

test('Moving a picture loses none and brings it where it should be', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(list, fc.nat(19), fc.integer({ min: -2, max: 22 }), (pictures, from, to) => {
      const index = from % pictures.length;
      const moved = movePicture(pictures, index, to);
      expect([...moved].sort()).toEqual([...pictures].sort());
      expect(moved.indexOf(pictures[index] ?? Number.NaN)).toBe(
        Math.min(Math.max(to, 0), pictures.length - 1),
      );
    }),
  );
});
