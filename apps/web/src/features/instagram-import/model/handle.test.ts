import { expect, test } from 'vitest';
import { readSearch } from './handle.ts';

test.each([
  ['', '', { kind: 'latest' }],
  ['   ', '', { kind: 'latest' }],
  ['', 'Zermatt', { kind: 'place' }],
  ['@lena.wanders', '', { kind: 'handle', handle: 'lena.wanders' }],
  ['  lena_wanders.99 ', 'Zermatt', { kind: 'handle', handle: 'lena_wanders.99' }],
  ['lena wanders', '', { kind: 'spaces' }],
  ['zürich', '', { kind: 'place' }],
])('handle "%s" with place "%s" is a search for %o', (handle, location, expected) => {
  expect(readSearch({ handle, location })).toEqual(expected);
});
