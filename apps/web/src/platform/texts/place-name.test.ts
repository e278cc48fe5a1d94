import { createI18n } from '@staylore/phrases/i18n';
import { allTexts } from '@staylore/phrases/texts-in';
import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';
import { countryNamed } from './country-named.ts';
import { placeLine, townName } from './place-name.ts';
import { textsOf } from './texts.tsx';

const en = textsOf(allTexts.en);
const de = textsOf(allTexts.de);

test.each([
  ['Venice', 'IT', 'Venice, Italy', 'Venedig, Italien'],
  ['Venedig', 'IT', 'Venice, Italy', 'Venedig, Italien'],
  ['Venezia', 'IT', 'Venice, Italy', 'Venedig, Italien'],
  ['Wien', 'AT', 'Vienna, Austria', 'Wien, Österreich'],
  ['Vienna', 'AT', 'Vienna, Austria', 'Wien, Österreich'],
  ['Cologne', 'DE', 'Cologne, Germany', 'Köln, Deutschland'],
  ['Genève', 'CH', 'Geneva, Switzerland', 'Genf, Schweiz'],
  ['Luzern', 'CH', 'Lucerne, Switzerland', 'Luzern, Schweiz'],
  ['Brugge', 'BE', 'Bruges, Belgium', 'Brügge, Belgien'],
  ['København', 'DK', 'Copenhagen, Denmark', 'Kopenhagen, Dänemark'],
  ['Kraków', 'PL', 'Krakow, Poland', 'Krakau, Polen'],
  ['Tokyo', 'JP', 'Tokyo, Japan', 'Tokio, Japan'],
  ['Cape Town', 'ZA', 'Cape Town, South Africa', 'Kapstadt, Südafrika'],
  ['Bolzano', 'IT', 'Bolzano, Italy', 'Bozen, Italien'],
  ['Brixen', 'IT', 'Bressanone, Italy', 'Brixen, Italien'],
  ['Mallorca', 'ES', 'Majorca, Spain', 'Mallorca, Spanien'],
  ['Tuscany', 'IT', 'Tuscany, Italy', 'Toskana, Italien'],
  ['Basilicata', 'IT', 'Basilicata, Italy', 'Basilikata, Italien'],
  ['Schottland', 'GB', 'Scotland, United Kingdom', 'Schottland, Großbritannien'],
  ['Saxony', 'DE', 'Saxony, Germany', 'Sachsen, Deutschland'],
  ['Hong Kong', 'HK', 'Hong Kong, Hong Kong', 'Hongkong, Hongkong'],
])(
  'A stay told to be in %s, %s is in %s to English readers and in %s to German ones',
  (city, country, english, german) => {
    expect(placeLine({ city, country }, en)).toBe(english);
    expect(placeLine({ city, country }, de)).toBe(german);
  },
);

test.each([
  ['Venice', 'US'],
  ['Rome', 'US'],
  ['Vienne', 'FR'],
  ['Cologne', 'IT'],
  ['Valencia', 'VE'],
])('%s in %s is no namesake: it keeps its name in both languages', (city, country) => {
  expect(townName(city, country, en)).toBe(city);
  expect(townName(city, country, de)).toBe(city);
});

test('A name that is right for a smaller place of the country is left alone', () => {
  expect(townName('Tegernsee', 'DE', en)).toBe('Tegernsee');
  expect(townName('Dingle', 'IE', de)).toBe('Dingle');
  expect(townName('Naxos', 'GR', en)).toBe('Naxos');
});

test('Spaces around a town, and a country code in small letters, change nothing', () => {
  expect(placeLine({ city: ' Venice ', country: 'it' }, de)).toBe('Venedig, Italien');
});

test('Unknown parts are left out, and an invalid country code stays as it was written', () => {
  expect(placeLine({ city: 'Venice', country: null }, de)).toBe('Venice');
  expect(placeLine({ city: null, country: 'IT' }, de)).toBe('Italien');
  expect(placeLine({ city: '', country: '' }, de)).toBe('');
  expect(placeLine({ city: null, country: null }, de)).toBe('');
  expect(placeLine({ city: 'Venice', country: 'Italia' }, de)).toBe('Venice, Italia');
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'length', 'name'])(
  'A town or country called %s is shown as it was written',
  (odd) => {
    for (const texts of [en, de]) {
      expect(townName(odd, 'IT', texts)).toBe(odd);
      expect(townName('name', odd, texts)).toBe('name');
      expect(placeLine({ city: odd, country: odd }, texts)).toBe(`${odd}, ${odd}`);
    }
  },
);

test('Without the names of towns, places are shown as they were written', () => {
  const bare = createI18n('de');
  void bare.init({ initAsync: false, resources: {} });
  expect(placeLine({ city: 'Venice', country: 'IT' }, textsOf(bare))).toBe('Venice, Italien');
});

test('Countries that Node and browsers name differently have one name', () => {
  expect(countryName('hk', en)).toBe('Hong Kong');
  expect(countryName('PS', de)).toBe('Palästina');
});

test('A country is known by its name in the reader’s language and by its code, and by nothing else', () => {
  expect(['Österreich', ' schweiz', 'vn', 'Tschechien'].map((name) => countryNamed(name, de))).toEqual([
    'AT',
    'CH',
    'VN',
    'CZ',
  ]);
  expect(['Austria', 'United States', 'Bali', 'xx', ''].map((name) => countryNamed(name, en))).toEqual([
    'AT',
    'US',
    undefined,
    undefined,
    undefined,
  ]);
});
