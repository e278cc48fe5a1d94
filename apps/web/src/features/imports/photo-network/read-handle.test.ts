import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './read-handle.ts';

const read = (handle: string, location = '') => readSearch({ handle, location });

test('with both fields empty the latest posts are shown', () => {
  expect(read('', '')).toEqual({ kind: 'latest' });
  expect(read('  ', ' \t')).toEqual({ kind: 'latest' });
});

test('a place alone searches at the place', () => {
  expect(read('', ' Zermatt ')).toEqual({ kind: 'place', location: 'Zermatt' });
});

test('a handle is scanned, with or without @ and with spaces around it', () => {
  expect(read('lena.wanders')).toEqual({ kind: 'handle', handle: 'lena.wanders', location: '' });
  expect(read(' @lena.wanders ')).toEqual({ kind: 'handle', handle: 'lena.wanders', location: '' });
  expect(read('lena_1', 'Wien')).toEqual({ kind: 'handle', handle: 'lena_1', location: 'Wien' });
});

test('whitespace inside a handle is refused', () => {
  expect(read('lena wanders')).toEqual({ kind: 'spaces' });
  expect(read('@lena\twanders')).toEqual({ kind: 'spaces' });
});

test('what is no handle is searched for as a place', () => {
  expect(read('münchen')).toEqual({ kind: 'place', location: 'münchen' });
  expect(read('lena-wanders', 'Wien')).toEqual({ kind: 'place', location: 'Wien' });
  expect(read('@')).toEqual({ kind: 'place', location: '@' });
});

test('a scanned handle never holds whitespace and is never empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (handle, location) => {
      const search = read(handle, location);
      if (search.kind !== 'handle') return;
      expect(search.handle).toMatch(/^\S+$/);
    }),
  );
});
