import { expect, test } from 'vitest';
import { findStays } from './find-stays.ts';

const cityOf = (caption: string, locationTag: string | null = null) =>
  findStays({ caption, locationTag }).hotels[0]?.city;

test('a house is in the town that stands beside its name, though one of that name is known elsewhere', () => {
  expect(cityOf('Two nights at the Midland in Morecambe, our room had a view')).toBe('Morecambe');
  expect(cityOf('Two nights at Hotel du Vin York, our room was cold')).toBe('York');
  expect(cityOf('woke up to this', 'Hotel Neptun Dubrovnik')).toBe('Dubrovnik');
});

test('function words that are also names of towns give no place', () => {
  const hotel = cityOf(
    'Two nights at Tannwind Lodge, 1987. Our room was tiny. Me in a perm, him in a cardigan.',
  );
  expect(hotel).toBeNull();
});

test.each([
  ['Lara Beach, Antalya', 'Antalya'],
  ['Elciego, La Rioja', 'Elciego'],
  ["Agay, Côte d'Azur", 'Agay'],
  ['Lake Placid, New York', 'Lake Placid'],
])('a tag named after a place means its surroundings: %s', (tag, city) => {
  expect(cityOf('Two nights at Hotel Tannwind, our room had a stove', tag)).toBe(city);
});

test('a tag in a region that one country has is in that country', () => {
  const [hotel] = findStays({
    caption: 'Two nights at Hotel Tannwind, our room had a stove',
    locationTag: 'Marble Gulch, Arizona',
  }).hotels;
  expect(hotel?.country).toBe('US');
});

test('Friday is not read as francs, so it suggests no country', () => {
  const { hotels } = findStays({
    caption: 'Our room at Hotel Tannwind in Freiburg, two nights from Friday on.',
  });
  expect(hotels[0]).toMatchObject({ city: 'Freiburg', country: 'DE' });
});

test('a town that is only a word of the name does not place a house in another country', () => {
  expect(cityOf('Two nights at Casa Roble Amarillo, Cartagena, our room had a patio')).toBe('Cartagena');
  expect(cityOf('Two nights at Casa Naranja Vieja in Sevilla, our room was cool')).toBe('Seville');
  expect(cityOf('Two nights at Hotel Bristol in Vienna, our room had a piano')).toBe('Vienna');
});

test('a town that gives the house its name is where it stands, if the post only came by another', () => {
  expect(cityOf('Back from Rome by train. Two nights at Hotel Tannwind Salzburg, our room was warm')).toBe(
    'Salzburg',
  );
});
