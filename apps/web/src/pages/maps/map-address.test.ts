import { expect, test } from 'vitest';
import { placeQuery, readHere, readPlace, writeHere } from './map-address.ts';

const read = (query: string) => readPlace(new URLSearchParams(query));

test('a place survives its address', () => {
  const query = placeQuery({ place: 'Zermatt, Wallis', lat: 46.02, long: 7.75 });
  expect(read(query)).toEqual({ place: 'Zermatt, Wallis', at: { lat: 46.02, long: 7.75 } });
  expect(placeQuery({ place: ' ', lat: 46, long: 7 })).toBe('');
});

test('a country survives its address with all of its area', () => {
  const extent = { west: 6.6, south: 36.6, east: 18.5, north: 46.9 };
  const query = placeQuery({ place: 'Italien', lat: 41.9, long: 12.5, extent });
  expect(read(query)).toEqual({ place: 'Italien', at: { lat: 41.9, long: 12.5, extent } });
  expect(read('place=Italien&lat=41.9&long=12.5&within=1,2,3')).toEqual({
    place: 'Italien',
    at: { lat: 41.9, long: 12.5 },
  });
});

test('a place by its name alone has to be looked up', () => {
  expect(read('place=Zermatt')).toEqual({ place: 'Zermatt', at: null });
  expect(read('place=Zermatt&lat=91&long=7')).toEqual({ place: 'Zermatt', at: null });
  expect(read('place=Zermatt&lat=46')).toEqual({ place: 'Zermatt', at: null });
});

test('an address without a place counts as none', () => {
  expect(read('')).toBeNull();
  expect(read('place=%20&lat=46&long=7')).toBeNull();
});

test('an opened spot survives its address, and nonsense opens nothing', () => {
  const here = { west: 7.75, south: 46.02, east: 7.76, north: 46.03 };
  expect(readHere(new URLSearchParams({ here: writeHere(here) }))).toEqual(here);
  for (const nonsense of ['', '1,2,3', '1,2,3,x', '200,0,0,0', '0,91,0,0', '1,2,3,4,5']) {
    expect(readHere(new URLSearchParams({ here: nonsense }))).toBeNull();
  }
});
