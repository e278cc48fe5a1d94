import { expect, test } from 'vitest';
import { captionOf } from './own-media.ts';

test.each([
  ['undefined', ''],
  [null, ''],
  ['Two nights.', 'Two nights.'],
  ['undefined behaviour', 'undefined behaviour'],
])(
  'Of the captions that the photo network sends, the word “undefined” counts as none: %s',
  (caption, shown) => {
    expect(captionOf({ caption } as Parameters<typeof captionOf>[0])).toBe(shown);
  },
);
