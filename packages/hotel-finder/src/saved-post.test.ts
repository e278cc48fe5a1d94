import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hotelOfAccount, hotelsSaved } from './saved-post.ts';

const named = (author: string | null, text: string | null = null) =>
  hotelsSaved({ author, text }).map(({ name, city }) => [name, city]);

test.each([
  ['badruttspalace', "Badrutt's Palace", 'St. Moritz'],
  ['thedoldergrand', 'The Dolder Grand', 'Zurich'],
  ['forestis_dolomites', 'FORESTIS Dolomites', 'Brixen'],
  ['villadeste', "Villa d'Este", 'Cernobbio'],
  ['hotel_adler_bern', 'Hotel Adler Bern', 'Bern'],
])('a post saved from the account of a hotel points to it: @%s', (handle, name, city) => {
  expect(named(handle)).toEqual([[name, city]]);
});

test.each([
  'lena.wanders',
  'alpen.anna',
  'fourseasons',
  'hiltonhotels',
  '25hourshotels',
  'luxuryhotels',
  'hotel_travel_diary',
  'the_hotel_journal',
  'hotels.com',
  'bookingcom',
  'hotelcalifornia',
  'hotelchocolat',
  'hotel',
])('an account of a person, a chain or a magazine is no hotel: @%s', (handle) => {
  expect(hotelOfAccount(handle)).toBeNull();
});

test('a hotel that shares only its first word with an account is not matched', () => {
  expect(hotelOfAccount('hotel_schloss_tannwind')).toMatchObject({
    name: 'Hotel Schloss Tannwind',
    city: null,
    known: false,
  });
});

test('the hotel’s own text gives its place', () => {
  expect(named('hotel.bergkristall', 'Guten Morgen aus Zermatt')).toEqual([
    ['Hotel Bergkristall', 'Zermatt'],
  ]);
});

test('hotels named in any author’s text count, each of a list', () => {
  expect(named('lena.wanders', 'Take me back to @badruttspalace ❄️')).toEqual([
    ["Badrutt's Palace", 'St. Moritz'],
  ]);
  const list = named(
    'lena.wanders',
    'Three to dream of: The Dolder Grand, Giraffe Manor and Badrutt’s Palace',
  );
  expect(list.map(([name]) => name)).toEqual(
    expect.arrayContaining(['The Dolder Grand', 'Giraffe Manor', "Badrutt's Palace"]),
  );
});

test.each([
  ['My favourite pasta, again and again', 'lena.wanders'],
  ['Hotel California on the radio', null],
  ['', 'lena.wanders'],
])('a saved post about something else points to none: %s', (text, author) => {
  expect(named(author, text)).toEqual([]);
});

test('any text is read without a fault, with the same result twice', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string()),
      fc.option(fc.string({ unit: 'grapheme', maxLength: 300 })),
      (author, text) => {
        const saved = { author, text };
        expect(hotelsSaved(saved)).toEqual(hotelsSaved(saved));
        expect(hotelsSaved(saved).length).toBeLessThanOrEqual(10);
      },
    ),
    { numRuns: 200 },
  );
});
