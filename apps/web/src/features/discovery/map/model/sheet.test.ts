import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside } from './map-window.ts';
import { pathWriter, placeOn, pushed, type Sheet, tilesOf, windowOf } from './sheet.ts';

const sheets: fc.Arbitrary<Sheet> = fc.record({
  lat: fc.double({ min: -75, max: 75, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.integer({ min: 3, max: 16 }),
  width: fc.integer({ min: 100, max: 1400 }),
  height: fc.integer({ min: 100, max: 500 }),
});
const part = fc.double({ min: -0.49, max: 0.49, noNaN: true });

test('the middle of a sheet is in its middle, and a place moves with the paper when it is pushed', () => {
  fc.assert(
    fc.property(sheets, part, part, (sheet, across, down) => {
      const [x, y] = placeOn(sheet, sheet);
      expect([x, y]).toEqual([sheet.width / 2, sheet.height / 2]);
      const [right, below] = [across * sheet.width, down * sheet.height];
      const [movedX, movedY] = placeOn({ ...sheet, ...pushed(sheet, right, below) }, sheet);
      expect(movedX).toBeCloseTo(x + right, 3);
      expect(movedY).toBeCloseTo(y + below, 3);
    }),
  );
});

test('a point is on the sheet exactly if it is in its window, across the date line too', () => {
  fc.assert(
    fc.property(sheets, part, part, (sheet, across, down) => {
      const point = pushed(sheet, across * sheet.width, down * sheet.height);
      expect(isInside(point, windowOf(sheet))).toBe(true);
      const far = pushed(sheet, across * sheet.width, Math.sign(down || 1) * sheet.height * 0.6);
      expect(isInside(far, windowOf(sheet))).toBe(false);
    }),
  );
});

test('a zoom nearer doubles every distance', () => {
  const sheet = { lat: 46, long: 8, zoom: 9, width: 400, height: 300 };
  const [x] = placeOn(sheet, { lat: 46, long: 8.1 });
  const [nearer] = placeOn({ ...sheet, zoom: 10 }, { lat: 46, long: 8.1 });
  expect(nearer - 200).toBeCloseTo(2 * (x - 200), 6);
});

test('an island on the date line is drawn whole from either side of it', () => {
  const halves = {
    type: 'MultiPolygon' as const,
    coordinates: [
      [
        [
          [179, -17],
          [180, -17],
          [180, -16],
          [179, -16],
          [179, -17],
        ],
      ],
      [
        [
          [-180, -17],
          [-179, -17],
          [-179, -16],
          [-180, -16],
          [-180, -17],
        ],
      ],
    ],
  };
  for (const long of [179.9, -179.9]) {
    const drawn = pathWriter({ lat: -16.5, long, zoom: 7, width: 600, height: 300 }, 0)(halves);
    const xs = [...drawn.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo((2 / 360) * 256 * 2 ** 7, 0);
  }
});

test('a country larger than the sheet fills it, and nothing is drawn far outside', () => {
  const country = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [-20, 30],
        [60, 30],
        [60, 70],
        [-20, 70],
        [-20, 30],
      ],
    ],
  };
  const drawn = pathWriter({ lat: 48, long: 11, zoom: 10, width: 300, height: 200 }, 50)(country);
  const numbers = [...drawn.matchAll(/-?[\d.]+/g)].map(Number);
  expect(drawn).not.toBe('');
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([-50, 350]);
});

test('tiles cover the sheet without gaps, and none is asked for beyond the world', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      const tiles = tilesOf(sheet, 0);
      const [x, y] = [Math.min(...tiles.map(({ left }) => left)), Math.min(...tiles.map(({ top }) => top))];
      expect(x).toBeLessThanOrEqual(0);
      expect(Math.max(...tiles.map(({ left, size }) => left + size))).toBeGreaterThanOrEqual(sheet.width);
      expect(Number.isFinite(y)).toBe(true);
      for (const { column, row, zoom } of tiles) {
        expect(column >= 0 && column < 2 ** zoom && row >= 0 && row < 2 ** zoom).toBe(true);
      }
    }),
  );
  // The tile of Zermatt at zoom 10, as street map services number it.
  expect(tilesOf({ lat: 46.0207, long: 7.7491, zoom: 10, width: 1, height: 1 }, 0)).toMatchObject([
    { column: 534, row: 364, zoom: 10, size: 256 },
  ]);
});
