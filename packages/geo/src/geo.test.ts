import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './geo.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const half = Math.PI * 6371.0088;

test('Known distances are right to the kilometre', () => {
  const vienna = { lat: 48.2082, lng: 16.3738 };
  const zurich = { lat: 47.3769, lng: 8.5417 };
  expect(Math.round(distanceKm(vienna, zurich))).toBe(592);
  expect(Math.round(distanceKm({ lat: 90, lng: 0 }, { lat: 0, lng: 77 }))).toBe(10_008);
});

test('Distance is the same both ways, nothing on the spot, and at most half around the earth', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const km = distanceKm(one, other);
      expect(km).toBeCloseTo(distanceKm(other, one), 6);
      expect(distanceKm(one, one)).toBe(0);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(half + 1e-6);
    }),
  );
});

test('A detour is never shorter, and the date line is no border', () => {
  fc.assert(
    fc.property(point, point, point, (one, other, between) => {
      expect(distanceKm(one, other)).toBeLessThanOrEqual(
        distanceKm(one, between) + distanceKm(between, other) + 1e-3,
      );
    }),
  );
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.195, 2);
});
