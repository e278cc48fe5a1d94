import { expect, test } from 'vitest';
import { readHomeSearch, searchAddress } from './home-search.ts';

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

test('an address that makes no sense is as good as none', () => {
  const read = (query: string) => readHomeSearch(new URLSearchParams(query));
  const empty = { handle: null, location: null, lat: null, long: null };
  expect(read('handle=%20&location=')).toEqual(empty);
  expect(read('lat=91&long=7')).toEqual(empty);
  expect(read('lat=abc&long=NaN')).toEqual(empty);
  expect(read('lat=46')).toEqual(empty);
});
