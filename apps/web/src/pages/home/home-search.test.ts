import { expect, test } from 'vitest';
import { postLinkOf, readHomeSearch, refusalOf, searchAddress } from './home-search.ts';

test('a search survives its address', () => {
  const at = { lat: 46.02, long: 7.75 };
  const { search } = searchAddress({ kind: 'handle', handle: 'lena', location: 'Zermatt, Schweiz' }, at);
  expect(readHomeSearch(new URLSearchParams(search))).toEqual({
    handle: 'lena',
    location: 'Zermatt, Schweiz',
    lat: 46.02,
    long: 7.75,
  });
  expect(searchAddress({ kind: 'latest' }, at)).toEqual({ search: '' });
});

test('an invalid address counts as none', () => {
  const read = (query: string) => readHomeSearch(new URLSearchParams(query));
  const empty = { handle: null, location: null, lat: null, long: null };
  expect(read('handle=%20&location=')).toEqual(empty);
  expect(read('lat=91&long=7')).toEqual(empty);
  expect(read('lat=abc&long=NaN')).toEqual(empty);
  expect(read('lat=46')).toEqual(empty);
});

test('a form sent before hydration is parsed like one sent after', () => {
  const read = (handle: string) => readHomeSearch(new URLSearchParams({ handle }));
  expect(read('https://www.instagram.com/Lena.Wanders/?hl=de').handle).toBe('lena.wanders');
  expect(refusalOf(read('lena wanders'))).toBe('spaces');
  expect(refusalOf(read('https://www.instagram.com/p/Cabc def/'))).toBe('spaced_link');
  expect(refusalOf(read('https://www.instagram.com/explore/'))).toBe('strange_link');
  expect(refusalOf(read('lena'))).toBeNull();
  expect(postLinkOf(read('instagram.com/p/C1a2B3c4D5e?x=1'))).toBe(
    'https://www.instagram.com/p/C1a2B3c4D5e/',
  );
  expect(postLinkOf(read('lena'))).toBeNull();
});
