import { expect, test } from 'vitest';
import { graticule } from './graticule.ts';

test('every window has a handful of lines, from the world to a valley and across the date line', () => {
  for (const window of [
    { west: -180, south: -85, east: 180, north: 85 },
    { west: 5, south: 44, east: 12, north: 48 },
    { west: 7.7, south: 46, east: 7.8, north: 46.05 },
    { west: 175, south: -20, east: -175, north: -10 },
  ]) {
    const upright = graticule(window).coordinates.filter(([from, to]) => from?.[0] === to?.[0]);
    expect(upright.length).toBeGreaterThanOrEqual(5);
    expect(upright.length).toBeLessThanOrEqual(16);
  }
});
