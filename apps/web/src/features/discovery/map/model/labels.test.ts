import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, boxOf, placeLabels } from './labels.ts';

const paper = { left: 0, top: 0, right: 400, bottom: 220 };
const pin = { left: 186, top: 96, right: 214, bottom: 124 };
const town = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{2,14}$/),
  x: fc.integer({ min: -50, max: 450 }),
  y: fc.integer({ min: -50, max: 270 }),
});
const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('no name of a town touches another name, a dot, the pin or the edge of the map', () => {
  fc.assert(
    fc.property(fc.array(town, { maxLength: 60 }), (towns) => {
      const labels = placeLabels(towns, paper, [pin]);
      for (const [index, label] of labels.entries()) {
        const box = boxOf(label);
        expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 220).toBe(true);
        expect(touches(box, pin)).toBe(false);
        for (const other of labels.slice(index + 1)) {
          expect(touches(box, boxOf(other))).toBe(false);
          const { x, y } = other;
          expect(touches(box, { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 })).toBe(false);
        }
      }
    }),
  );
});

test('the label of the town under the pin does not cover it, and the largest town is placed first', () => {
  const labels = placeLabels(
    [
      { name: 'Zermatt', x: 200, y: 110 },
      { name: 'Visp', x: 202, y: 112 },
    ],
    paper,
    [pin],
  );
  expect(labels.map(({ name }) => name)).toEqual(['Zermatt', 'Visp']);
  expect(labels.some((label) => touches(boxOf(label), pin))).toBe(false);
  expect(labels[0]?.size).toBeGreaterThan(labels[1]?.size ?? 0);
});
