import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOver, markerPosition } from './grid.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const windows = fc.tuple(longitude, latitude, longitude, latitude).map(([west, one, east, other]) => ({
  west,
  south: Math.min(one, other),
  east,
  north: Math.max(one, other),
}));
const zooms = fc.integer({ min: 0, max: 20 });
const width = ({ west, east }: { west: number; east: number }) =>
  west > east ? east + 360 - west : east - west;

test('the cells of a window cover it, whole, and are never more than a screen shows', () => {
  fc.assert(
    fc.property(windows, zooms, (window, zoom) => {
      const grid = gridOver(window, zoom);
      expect(grid.window.south).toBeLessThanOrEqual(window.south + 1e-9);
      expect(grid.window.north).toBeGreaterThanOrEqual(window.north - 1e-9);
      expect(width(grid.window)).toBeGreaterThanOrEqual(Math.min(width(window), 359) - 1e-9);
      const across = (width(grid.window) / 360) * grid.size;
      expect(Math.round(across) * (grid.south - grid.north + 1)).toBeLessThanOrEqual(2048);
    }),
  );
});

test('a cluster is placed inside its cell, a single place exactly', () => {
  const { size } = gridOver({ west: 7, south: 46, east: 8, north: 47 }, 8);
  const [column, row] = [Math.floor((187.5 / 360) * size), 359];
  const window = { west: 7.4, south: 46.5, east: 7.6, north: 46.6 };
  const at = markerPosition({ column, row, lat: 46.6, long: 7.4, window }, { size });
  expect(at.long).toBeGreaterThan((column / size) * 360 - 180);
  expect(at.long).toBeLessThan(((column + 1) / size) * 360 - 180);
  const house = { west: 7.41, south: 46.51, east: 7.41, north: 46.51 };
  expect(markerPosition({ column, row, lat: 46.5099, long: 7.4099, window: house }, { size })).toEqual({
    lat: 46.51,
    long: 7.41,
  });
});
