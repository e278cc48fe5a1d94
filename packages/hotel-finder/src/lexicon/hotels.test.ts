import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hotelNames } from '../../compile/hotel-names.ts';
import { KNOWN_HOTELS } from './hotels.ts';

test('at least 2,000 hotels in at least 60 countries are known', () => {
  expect(KNOWN_HOTELS.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(KNOWN_HOTELS.map((hotel) => hotel.country)).size).toBeGreaterThanOrEqual(60);
});

test('every hotel has a name and a country code', () => {
  for (const hotel of KNOWN_HOTELS) {
    expect(hotel.name.length).toBeGreaterThan(1);
    expect(hotel.country).toMatch(/^[A-Z]{2}$/);
  }
});

test('the names that are looked up are those of the lists', () => {
  for (const [file, text] of Object.entries(hotelNames()))
    expect(text === readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')).toBe(true);
});
