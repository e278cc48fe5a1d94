import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hotelKey } from './name-key.ts';
import { isSameHotel, type Named } from './same-hotel.ts';

/** "Name, Town, Country code"; the town and the code may be missing. */
function read(text: string): Named {
  const [name = '', city = null, country = null] = text.split(', ');
  return { name, city, country, lat: null, lng: null };
}

test.each([
  ['Hotel Sacher, Vienna, AT', 'Hotel Sacher Wien, Wien, AT'],
  ['Hotel Sacher, Vienna, AT', 'SACHER, Wien, AT'],
  ['Hotel Adlon, Berlin, DE', 'Hotel Adlon Kempinski Berlin, Berlin, DE'],
  ['Adlon Hotel, Berlin, DE', 'The Adlon, Berlin, DE'],
  ['Hotel Le Bristol, Paris, FR', 'Le Bristol Paris, Paris, FR'],
  ['Hôtel de Crillon, Paris, FR', 'Hotel de Crillon, Paris, FR'],
  ['Hotel Bergkristall, Zermatt, CH', 'Berg Kristall Hotel, Zermatt, CH'],
  ['Hotel Bergkristall, Zermatt, CH', 'hotel bergkristall zermatt, Zermatt, CH'],
  ['Park-Hotel Vitznau, Vitznau, CH', 'Parkhotel Vitznau, Vitznau, CH'],
  ['Park Hotel Vitznau, Vitznau, CH', 'Parkhotel Vitznau, Vitznau, CH'],
  ['Hotel Schlössle, Tallinn, EE', 'Schloessle Hotel, Tallinn, EE'],
  ['Münchner Hof, Regensburg, DE', 'Hotel Muenchner Hof, Regensburg, DE'],
  ["Claridge's, London, GB", 'Claridges Hotel, London, GB'],
  ['The Savoy, London, GB', 'Savoy Hotel London, London, GB'],
  ['The Ritz-Carlton Vienna, Vienna, AT', 'Ritz Carlton, Wien, AT'],
  ['Park Hyatt Vienna, Vienna, AT', 'Park Hyatt, Wien, AT'],
  ['Motel One Berlin-Alexanderplatz, Berlin, DE', 'Motel One Berlin Alexanderplatz, Berlin, DE'],
  ['Motel One Wien-Westbahnhof, Wien, AT', 'Motel One Vienna Westbahnhof, Vienna, AT'],
  ['25hours Hotel Bikini Berlin, Berlin, DE', '25hours Hotel Berlin Bikini, Berlin, DE'],
  ['Romantik Hotel Säntis, Appenzell, CH', 'Hotel Säntis, Appenzell, CH'],
  ['Best Western Plus Hotel Bern, Bern, CH', 'Hotel Bern, Bern, CH'],
  ['DoubleTree by Hilton Košice, Košice, SK', 'Double Tree Kosice, Kosice, SK'],
  ['Hotel Fauchère, Milford, US', 'Fauchere Hotel, Milford, US'],
  ['Relais & Châteaux Hotel Heritage, Bruges, BE', 'Hotel Heritage, Brügge, BE'],
  ['Schloss Elmau, Krün, DE', 'Schloß Elmau, Krün, DE'],
  ['Hotel Das Tyrol, Vienna, AT', 'Das Tyrol, Wien, AT'],
  ['Belmond Hotel Cipriani, Venice, IT', 'Belmond Cipriani, Venedig, IT'],
  ['Gasthof Krone, Lech, AT', 'GASTHOF KRONE, Lech, AT'],
  ['Hotel Kronenhof & Spa, Pontresina, CH', 'Kronenhof, Pontresina, CH'],
  ['Bürgenstock Resort, Obbürgen, CH', 'Burgenstock Hotel & Resort, Obbürgen, CH'],
  ['Hotel Praha, Praha, CZ', 'Praha Hotel, Prague, CZ'],
  ['Grand Hôtel du Lac, Vevey, CH', 'Grand Hotel du Lac Vevey, Vevey, CH'],
  ['Hotel d’Angleterre, Copenhagen, DK', "Hotel d'Angleterre, Kopenhagen, DK"],
  ['The Peninsula Hong Kong, Hong Kong, HK', 'Peninsula Hotel, Hong Kong, HK'],
  ['Hotel Sacher', 'The Sacher Hotel'],
])('%s is %s', (one, other) => {
  expect(isSameHotel(read(one), read(other))).toBe(true);
});

test.each([
  ['Motel One Berlin-Alexanderplatz, Berlin, DE', 'Motel One Berlin-Mitte, Berlin, DE'],
  ['Motel One Berlin-Mitte, Berlin, DE', 'Motel One, Berlin, DE'],
  ['Hotel Seeblick, Zermatt, CH', 'Hotel Seeblick, Kiel, DE'],
  ['Hotel Post, Lech, AT', 'Hotel Post, Zürs, AT'],
  ['Hotel Post, Bezau, AT', 'Hotel Post, Lech, AT'],
  ['Hotel Bristol, Vienna, AT', 'Hotel Bristol, Berlin, DE'],
  ['Hotel Bristol, Vienna, AT', 'Hotel Imperial, Vienna, AT'],
  ['The Ritz, London, GB', 'The Ritz-Carlton, London, GB'],
  ['Park Hyatt, Paris, FR', 'Grand Hyatt, Paris, FR'],
  ['ibis Berlin Mitte, Berlin, DE', 'ibis Styles Berlin Mitte, Berlin, DE'],
  ['ibis budget Genève, Geneva, CH', 'ibis Genève, Geneva, CH'],
  ['Hilton Garden Inn, Zagreb, HR', 'Hilton, Zagreb, HR'],
  ['Four Seasons Hotel George V, Paris, FR', 'Four Seasons Hotel, London, GB'],
  ['Mandarin Oriental, Bangkok, TH', 'Mandarin Oriental, Singapore, SG'],
  ['25hours Hotel Bikini, Berlin, DE', '25hours Hotel The Circle, Cologne, DE'],
  ['Gasthof Post, Lech, AT', 'Hotel Post, Lech, AT'],
  ['Hostel Marina, Split, HR', 'Hotel Marina, Split, HR'],
  ['Motel Sunset, Austin, US', 'Hotel Sunset, Austin, US'],
  ['Hotel Zürich, Zürich, CH', 'Hotel Zürichberg, Zürich, CH'],
  ['Hotel Krone, Bern, CH', 'Hotel Kronenhof, Bern, CH'],
  ['Hotel Roma, Rome, IT', 'Hotel Romantica, Rome, IT'],
  ['Grand Hotel, Oslo, NO', 'Grand Hotel, Stockholm, SE'],
  ['Pension Arve, Zermatt, CH', 'Haus Arve, Zermatt, CH'],
  ['Hotel Paris, Paris, FR', 'Hotel Paris, Las Vegas, US'],
  ['W Barcelona, Barcelona, ES', 'Hotel Arts, Barcelona, ES'],
  ['Novotel Wien City, Vienna, AT', 'Novotel Wien Hauptbahnhof, Vienna, AT'],
  ['Radisson Blu, Lucerne, CH', 'Radisson Red, Lucerne, CH'],
  ['Casa Camper, Berlin, DE', 'Casa Camper, Barcelona, ES'],
  ['Soho House, Berlin, DE', 'Soho House, London, GB'],
  ['Hotel Edelweiss, Zermatt, CH', 'Hotel Edelweiss, Mürren, CH'],
  ['Das Stue, Berlin, DE', 'Das Stadthaus, Berlin, DE'],
  ['Hotel 1, Berlin, DE', 'Hotel 2, Berlin, DE'],
  ['Hotel Sacher, Vienna, AT', 'Hotel Sacher, Salzburg, AT'],
  ['Hotel Sacher', 'Hotel Sacher, Vienna, AT'],
  ['Moxy Munich Airport, Oberding, DE', 'Moxy Munich Messe, Munich, DE'],
])('%s is not %s', (one, other) => {
  expect(isSameHotel(read(one), read(other))).toBe(false);
});

const zermatt = { city: 'Zermatt', country: 'CH', lat: 46.0207, lng: 7.7491 };

test('At a town border only the position of the house decides', () => {
  const house = { name: 'Hotel Grenzhof', ...zermatt };
  const across = { ...house, city: 'Täsch' };
  expect(isSameHotel(house, { ...across, lat: 46.0212 })).toBe(true);
  expect(isSameHotel(house, { ...across, lat: 46.0407 })).toBe(false);
});

test('Two towns of one name are distinguished by their positions', () => {
  const hotel = { name: 'Hotel Krone', city: 'Neustadt', country: 'DE', lat: 49.35, lng: 8.14 };
  expect(isSameHotel(hotel, { ...hotel, lat: 47.91, lng: 8.21 })).toBe(false);
  expect(isSameHotel(hotel, { ...hotel, lat: 49.36 })).toBe(true);
});

const words = fc.array(
  fc.constantFrom(
    'Hotel',
    'The',
    'Krone',
    'Über',
    'Sée',
    '&',
    'Spa',
    '25',
    'Berlin',
    'Mitte',
    'St.',
    "d'Or",
    '東京',
  ),
  { minLength: 1, maxLength: 5 },
);
const hotel = fc.record({
  name: fc.oneof(
    words.map((list) => list.join(' ')),
    fc.string({ maxLength: 40 }),
  ),
  city: fc.constantFrom(null, 'Berlin', 'Vienna', 'Wien', 'Zermatt'),
  country: fc.constantFrom(null, 'DE', 'AT'),
  lat: fc.constantFrom(null, 52.52),
  lng: fc.constant(13.4),
});

test('Being the same hotel is symmetric and reflexive, and ignores case, accents and words that all hotels use', () => {
  fc.assert(
    fc.property(hotel, hotel, (one, other) => {
      expect(isSameHotel(one, other)).toBe(isSameHotel(other, one));
      expect(isSameHotel(one, one)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(words, fc.constantFrom('Berlin', null), (list, city) => {
      const plain = list.join(' ');
      const key = hotelKey(plain, city);
      expect(key).not.toBe('');
      for (const spelled of [plain.toUpperCase(), plain.normalize('NFD'), list.join('-'), ` ${plain} `])
        expect(hotelKey(spelled, city)).toBe(key);
      if (list.some((word) => ['Krone', 'Über', 'Sée', '25', '東京'].includes(word)))
        for (const spelled of [`Hotel ${plain}`, `${plain} Hotel`, `The ${plain}`])
          expect(hotelKey(spelled, city)).toBe(key);
    }),
  );
});
