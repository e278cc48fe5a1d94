import { expect, test } from 'vitest';
import { isAtPlace } from './search-place.ts';

const florence = {
  location: 'Hotel Lungarno, Florence',
  city: 'Florence',
  state: 'Tuscany',
  country: 'IT',
  lat: 43.7679,
  lng: 11.2531,
};
/** Where the map services put the middle of Tuscany: 50 km from Florence. */
const middle = { lat: 43.3556, long: 11.0289 };

test.each(['Tuscany, Italy', 'Tuscany', 'Toskana', 'Toskana, Italien', 'Italy', 'Italien'])(
  'A search in %s finds stays anywhere in it, however far from its centre',
  (location) => {
    expect(isAtPlace(florence, { location, ...middle })).toBe(true);
    expect(isAtPlace({ ...florence, state: null }, { location, ...middle })).toBe(true);
  },
);

test('A search in a region finds no stay that is near its middle and beyond its border', () => {
  const perugia = {
    ...florence,
    location: 'Perugia',
    city: 'Perugia',
    state: 'Umbria',
    lat: 43.11,
    lng: 12.39,
  };
  const border = { lat: 43.1, long: 12.2 };
  expect(isAtPlace(perugia, { location: 'Tuscany, Italy', ...border })).toBe(false);
});

test('A search in a town covers 25 km around it', () => {
  const fiesole = { location: 'Fiesole, Tuscany, Italy', lat: 43.807, long: 11.294 };
  const siena = { location: 'Siena, Tuscany, Italy', lat: 43.318, long: 11.331 };
  expect(isAtPlace(florence, fiesole)).toBe(true);
  expect(isAtPlace(florence, siena)).toBe(false);
});
