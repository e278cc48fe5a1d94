import fc from 'fast-check';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { placeholderUrl } from './blur.ts';
import { averageColour } from './placeholder.ts';

const solid = (r: number, g: number, b: number): Uint8Array =>
  rgbaToThumbHash(
    8,
    8,
    Uint8Array.from({ length: 256 }, (_, at) => [r, g, b, 255][at % 4] ?? 0),
  );
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

test('the average colour is the one the thumbhash library reads', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const hash = solid(r, g, b);
      const average = thumbHashToAverageRGBA(hash);
      const expected = [average.r, average.g, average.b].map((value) => Math.round(value * 255)).join(' ');
      expect(averageColour(base64(hash))).toBe(`rgb(${expected})`);
    }),
  );
});

test('the blur of a thumbhash is a picture', () => {
  expect(placeholderUrl(base64(solid(200, 90, 40)))).toMatch(/^data:image\/png;base64,/);
});

test('an invalid thumbhash has no colour and no blur', () => {
  for (const text of ['', '%%%', 'AA==']) {
    expect(averageColour(text)).toBeNull();
    expect(placeholderUrl(text)).toBeNull();
  }
  expect(averageColour(null)).toBeNull();
});
