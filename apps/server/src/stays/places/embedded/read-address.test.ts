import { loadGazetteer } from '@staylore/gazetteer/gazetteer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

const gazetteer = loadGazetteer();
const read = (text: string) => {
  const { towns, ...rest } = readAddress(text, gazetteer);
  return { town: towns[0]?.name ?? null, country: towns[0]?.country ?? null, ...rest };
};

test.each([
  [
    'Grand Hotel Zermatterhof, Bahnhofstrasse 55, 3920 Zermatt, Schweiz',
    {
      town: 'Zermatt',
      country: 'CH',
      name: 'Grand Hotel Zermatterhof',
      street: 'Bahnhofstrasse',
      houseNumber: '55',
      postalCode: '3920',
    },
  ],
  [
    '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
    {
      town: 'Mountain View',
      country: 'US',
      name: null,
      street: 'Amphitheatre Parkway',
      houseNumber: '1600',
      postalCode: '94043',
    },
  ],
  [
    'Maximilianstraße 17, D-80539 München',
    {
      town: 'Munich',
      country: 'DE',
      name: null,
      street: 'Maximilianstraße',
      houseNumber: '17',
      postalCode: '80539',
    },
  ],
  [
    'The Savoy, Strand, London WC2R 0EZ, UK',
    {
      town: 'London',
      country: 'GB',
      name: 'The Savoy, Strand',
      street: null,
      houseNumber: null,
      postalCode: 'WC2R 0EZ',
    },
  ],
  [
    'Via Roma 3, 84017 Positano SA, Italia',
    {
      town: 'Positano',
      country: 'IT',
      name: null,
      street: 'Via Roma',
      houseNumber: '3',
      postalCode: '84017',
    },
  ],
  [
    'Prinsengracht 263, 1016 GV Amsterdam, Netherlands',
    {
      town: 'Amsterdam',
      country: 'NL',
      name: null,
      street: 'Prinsengracht',
      houseNumber: '263',
      postalCode: '1016 GV',
    },
  ],
  [
    'Hotel Bellevue Zermatt',
    {
      town: 'Zermatt',
      country: 'CH',
      name: 'Hotel Bellevue',
      street: null,
      houseNumber: null,
      postalCode: null,
    },
  ],
  [
    'Hotel Bellevue, Zermatt',
    {
      town: 'Zermatt',
      country: 'CH',
      name: 'Hotel Bellevue',
      street: null,
      houseNumber: null,
      postalCode: null,
    },
  ],
  [
    'Zermat',
    { town: 'Zermatt', country: 'CH', name: null, street: null, houseNumber: null, postalCode: null },
  ],
])('%s is taken apart', (text, parts) => {
  expect(read(text)).toEqual(parts);
});

test('a text that names no place finds none', () => {
  for (const text of [
    '',
    ' , ,, ',
    'xyzzyplugh qwrtpsdf',
    '🏝️🏝️',
    '12345',
    'a place so quiet that nobody named it',
  ]) {
    expect(readAddress(text, gazetteer).towns).toEqual([]);
  }
});

test('no text, however odd, makes it fail', () => {
  const piece = fc.constantFrom(
    'Hotel',
    'Zermatt',
    '3920',
    ',',
    ';',
    'Straße',
    'NY 10019',
    '\n',
    '-',
    'è',
    '55b',
  );
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(odd, (text) => Array.isArray(readAddress(text, gazetteer).towns)),
    { numRuns: 300 },
  );
});
