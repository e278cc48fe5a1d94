import type { MapStay } from '@staylore/contract/discovery/map';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpots } from './clusters.ts';
import { isInside, world } from './map-window.ts';

const stay = (id: number, lat: number, long: number): MapStay => ({
  id,
  lat,
  long,
  location: `Stay ${id}`,
  hotel_name: null,
  author: 'Lena Winter',
  small: null,
});

test('far away stays share a spot, near by each has its own', () => {
  const spots = createSpots([stay(1, 46.02, 7.75), stay(2, 46.8, 9.84)]);
  expect(spots.inside(world, 2).map(({ count }) => count)).toEqual([2]);
  expect(
    spots
      .inside(world, 12)
      .map(({ count, stay }) => [count, stay.id])
      .sort(),
  ).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test('stays of one house keep one spot however near the map comes, shown by the newest', () => {
  const spots = createSpots([stay(3, 46.02, 7.75), stay(9, 46.02, 7.75), stay(5, 46.02, 7.75)]);
  const [spot, ...others] = spots.inside(world, 15);
  expect(others).toEqual([]);
  expect(spot).toMatchObject({ count: 3, stay: { id: 9 } });
});

test('no stay is lost or told twice at any zoom, and each lies in the window of its spot', () => {
  const points = fc.array(
    fc.tuple(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: -179, max: 179, noNaN: true })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 15 }), (places, zoom) => {
      const stays = places.map(([lat, long], at) => stay(at + 1, lat, long));
      const spots = createSpots(stays).inside(world, zoom);
      expect(spots.flatMap(({ ids }) => [...ids]).sort((a, b) => a - b)).toEqual(stays.map(({ id }) => id));
      for (const { ids, window, count } of spots) {
        expect(ids.size).toBe(count);
        for (const one of stays) if (ids.has(one.id)) expect(isInside(one, window)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
