import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, covers, isInside, overlaps, padded, windowBetween, world } from './map-window.ts';

const alps = { west: 7, south: 46, east: 9, north: 47 };
const fiji = { west: 175, south: -20, east: -175, north: -10 };

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const somewhere = fc
  .tuple(longitude, latitude, fc.double({ min: 0.001, max: 90, noNaN: true }))
  .map(([west, south, size]) => windowBetween({ west, south, east: west + size, north: south + size / 2 }));

test('a window across the date line holds what lies on both of its sides', () => {
  expect(isInside({ lat: -15, long: 179 }, fiji)).toBe(true);
  expect(isInside({ lat: -15, long: -179 }, fiji)).toBe(true);
  expect(isInside({ lat: -15, long: 0 }, fiji)).toBe(false);
});

test('a map turned once round the world shows the same window', () => {
  expect(windowBetween({ ...alps, west: 367, east: 369 })).toEqual(alps);
  expect(windowBetween({ west: -400, south: -95, east: 400, north: 95 })).toEqual(world);
});

test('a map as wide as the world shows all of it, wherever its sides are', () => {
  const east = 206.4 - 1e-9;
  expect(windowBetween({ west: -153.6, south: -90, east, north: 90 })).toEqual(world);
});

test('whatever a map shows lies inside its padded window, and inside the world', () => {
  fc.assert(
    fc.property(somewhere, (window) => {
      expect(covers(padded(window), window)).toBe(true);
      expect(covers(world, window)).toBe(true);
      for (const edge of [window.west, window.east]) expect(Math.abs(edge)).toBeLessThanOrEqual(180);
    }),
  );
});

test('windows overlap where they share a place, beyond the date line too', () => {
  expect(overlaps(alps, { west: 8, south: 46.5, east: 20, north: 60 })).toBe(true);
  expect(overlaps(alps, fiji)).toBe(false);
  expect(overlaps(fiji, { west: -178, south: -15, east: -170, north: 0 })).toBe(true);
  expect(overlaps(fiji, { west: 170, south: -15, east: 176, north: 0 })).toBe(true);
  fc.assert(
    fc.property(somewhere, (window) => {
      expect(overlaps(window, padded(window))).toBe(true);
      expect(overlaps(padded(window), window)).toBe(true);
    }),
  );
});

test('a window does not cover what sticks out of it', () => {
  expect(covers(alps, { ...alps, east: 9.1 })).toBe(false);
  expect(covers(alps, { ...alps, south: 45.9 })).toBe(false);
  expect(covers(fiji, { ...fiji, west: 176, east: -176 })).toBe(true);
});

test('the window around others holds each of them', () => {
  const lisbon = { west: -9.2, south: 38.7, east: -9.1, north: 38.8 };
  expect(around([alps, lisbon])).toEqual({ west: -9.2, south: 38.7, east: 9, north: 47 });
  expect(around([])).toEqual(world);
});
