import { expect, test } from 'vitest';
import { captionOf } from './own-media.ts';

test.each([
  ['undefined', ''],
  [null, ''],
  ['Two nights.', 'Two nights.'],
  ['undefined behaviour', 'undefined behaviour'],
])('The word “undefined” in captions of the photo network counts as no caption: %s', (caption, shown) => {
  expect(captionOf({ caption } as Parameters<typeof captionOf>[0])).toBe(shown);
});
