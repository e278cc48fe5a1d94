import { expect, test } from 'vitest';
import { frameAround, placeIn, worldWith } from './frame.ts';
import { gather } from './gather.ts';

const vienna = { lat: 48.2, lng: 16.37 };
const bratislava = { lat: 48.15, lng: 17.11 };
const auckland = { lat: -36.85, lng: 174.76 };
const honolulu = { lat: 21.3, lng: -157.86 };

test('a frame holds every place, in a shape as wide as was asked for', () => {
  for (const places of [[vienna], [vienna, bratislava], [vienna, auckland], [honolulu, auckland]]) {
    const frame = frameAround(places, [1, 2]);
    expect(frame.width / frame.height).toBeGreaterThan(0.999);
    expect(frame.width / frame.height).toBeLessThan(2.001);
    for (const place of places) {
      const { x, y } = placeIn(frame, place);
      expect(Math.min(x, 1 - x, y, 1 - y), JSON.stringify([place, frame])).toBeGreaterThan(0);
    }
  }
});

test('without places the whole width of the world is shown', () => {
  expect(frameAround([], [2, 2]).width).toBeGreaterThan(1700);
});

test('the world of a phone begins where most land is, and widens for a place near the date line', () => {
  const suva = { lat: -18.14, lng: 178.44 };
  const ratios = [1.9, 1.9] as const;
  expect(worldWith([vienna], ratios)).toEqual(frameAround([], ratios));
  for (const place of [suva, honolulu]) {
    const { x, y } = placeIn(worldWith([vienna, place], ratios), place);
    expect(Math.min(x, 1 - x, y, 1 - y), JSON.stringify(place)).toBeGreaterThanOrEqual(0);
  }
});

test('places close together become one spot, named after the first of them, and none is lost', () => {
  const frame = frameAround([vienna, auckland], [2, 2]);
  const spots = gather(frame, [vienna, auckland, bratislava], 0.02);
  expect(spots.map(({ places }) => places)).toEqual([[vienna, bratislava], [auckland]]);
});

test('spots that are named apart keep room for squares, also from corner to corner', () => {
  const frame = frameAround([vienna, auckland], [2, 2]);
  const corner = { lat: vienna.lat + 5, lng: vienna.lng + 8 };
  const [first, second] = [placeIn(frame, vienna), placeIn(frame, corner)];
  const [across, down] = [Math.abs(first.x - second.x), Math.abs(first.y - second.y) / 2];
  const wide = Math.max(across, down);
  // A circle would let them pass: the way from corner to corner is longer than either side.
  const apart = (wide + Math.hypot(across, down)) / 2;
  expect(gather(frame, [vienna, corner], apart)).toHaveLength(1);
  expect(gather(frame, [vienna, corner], wide * 0.99)).toHaveLength(2);
});

test('what lies outside of a frame is not shown at its edge', () => {
  expect(gather(frameAround([vienna], [1, 1]), [auckland], 0.02)).toEqual([]);
});
