import { expect, test } from 'vitest';
import { lakes } from './lakes.ts';

const boxOf = (ring: (typeof lakes)[number]) => ({
  west: Math.min(...ring.map(({ lng }) => lng)),
  south: Math.min(...ring.map(({ lat }) => lat)),
  east: Math.max(...ring.map(({ lng }) => lng)),
  north: Math.max(...ring.map(({ lat }) => lat)),
});

test.each([
  ['Lake Constance', { west: 9, south: 47.5, east: 9.7, north: 47.8 }],
  ['Lake Geneva', { west: 6.1, south: 46.2, east: 6.9, north: 46.5 }],
  ['Lake Garda', { west: 10.5, south: 45.4, east: 10.9, north: 45.9 }],
  ['Lake Lucerne', { west: 8.25, south: 46.9, east: 8.65, north: 47.1 }],
  ['Lake Como', { west: 9.05, south: 45.8, east: 9.45, north: 46.2 }],
  ['Lake Superior', { west: -92.1, south: 46.4, east: -84.3, north: 49 }],
  ['Lake Michigan', { west: -88, south: 41.6, east: -84.8, north: 46.1 }],
  ['Lake Huron', { west: -84.8, south: 43, east: -79.7, north: 46.4 }],
  ['Lake Erie', { west: -83.5, south: 41.4, east: -78.9, north: 42.9 }],
  ['Lake Ontario', { west: -79.8, south: 43.2, east: -76.1, north: 44.2 }],
  ['Lake Victoria', { west: 31.7, south: -3, east: 34.9, north: 0.5 }],
])('%s is drawn where it is, and as large', (_name, is) => {
  const near = (one: number, other: number) => Math.abs(one - other) < (is.east - is.west) / 4;
  const found = lakes.filter((ring) => {
    const box = boxOf(ring);
    return (['west', 'south', 'east', 'north'] as const).every((side) => near(box[side], is[side]));
  });
  expect(found).toHaveLength(1);
  expect(found[0]?.length).toBeGreaterThanOrEqual(8);
});
