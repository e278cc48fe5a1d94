import { expect, test } from 'vitest';
import { countryFromName, countryName, foldName, isArea, loadGazetteer, townLabel } from './gazetteer.ts';

const gazetteer = loadGazetteer();
const labels = (text: string, limit = 5) =>
  gazetteer.autocomplete(text, { language: 'en', limit }).map((town) => townLabel(town, 'en'));
const best = (name: string) => {
  const [town] = gazetteer.find(name);
  return town ? townLabel(town, 'en') : null;
};

test('a town is found by its name in English, German and its own language', () => {
  for (const name of ['Vienna', 'Wien', 'WIEN', 'vienna']) expect(best(name)).toMatch(/^Vienna/);
  for (const name of ['Munich', 'München', 'Munchen', 'Muenchen']) expect(best(name)).toMatch(/^Munich/);
});

test('a qualifier picks the namesake that is meant', () => {
  expect(best('Portland, Oregon')).toBe('Portland, Oregon, United States');
  expect(best('Portland, Maine')).toBe('Portland, Maine, United States');
  expect(best('Portland OR')).toBe('Portland, Oregon, United States');
  expect(best('Paris, France')).toBe('Paris, Île-de-France, France');
  expect(best('Paris, Texas, USA')).toBe('Paris, Texas, United States');
  expect(best('Paris, Germany')).toBeNull();
});

test('without a qualifier the most populous namesake comes first, nearness turns it', () => {
  expect(best('Paris')).toBe('Paris, Île-de-France, France');
  const [nearby] = gazetteer.find('Paris', { near: { lat: 33, lng: -96 } });
  expect(nearby?.regionCode).toBe('TX');
  expect(gazetteer.find('Paris', { country: 'us' }).every((town) => town.country === 'US')).toBe(true);
});

test('typing the beginning of a name proposes the place, in the middle of a name too', () => {
  expect(labels('zerm')[0]).toBe('Zermatt, Valais, Switzerland');
  expect(labels('new yo')[0]).toMatch(/^New York/);
  expect(labels('orleans')).toContain('New Orleans, Louisiana, United States');
  expect(labels('portland ore')[0]).toBe('Portland, Oregon, United States');
});

test('places whose names begin as typed stand before those of a region or country that begins so', () => {
  expect(labels('lake k')[0]).toMatch(/^Lake Königssee/);
  expect(labels('lake k')).toContain('Lake Katrine, New York, United States');
  expect(labels('san jose ca')[0]).toBe('San Jose, California, United States');
});

test('a place that travellers know comes before somewhat larger ones', () => {
  expect(labels('sankt mo')[0]).toBe('St. Moritz, Graubünden, Switzerland');
  expect(labels('sankt m')[0]).toBe('St. Moritz, Graubünden, Switzerland');
  expect(labels('oia')[0]).toBe('Oia, South Aegean, Greece');
});

test.each([
  ['Halls', 'Hallstatt'],
  ['Varen', 'Varenna'],
  ['Mana', 'Manali'],
])('"%s" proposes %s, which travellers ask for, among the first five', (typed, name) => {
  expect(gazetteer.autocomplete(typed, { language: 'en', limit: 5 }).map((town) => town.name)).toContain(
    name,
  );
});

test('a slip of the finger is forgiven', () => {
  expect(labels('barcelnoa')[0]).toMatch(/^Barcelona, Catalonia/);
  expect(labels('brcelona')[0]).toMatch(/^Barcelona, Catalonia/);
  expect(labels('zermtat')[0]).toMatch(/^Zermatt/);
});

test('labels speak the language of the reader', () => {
  const [zermatt] = gazetteer.find('Zermatt');
  expect(zermatt && townLabel(zermatt, 'en')).toBe('Zermatt, Valais, Switzerland');
  expect(zermatt && townLabel(zermatt, 'de')).toBe('Zermatt, Wallis, Schweiz');
});

test('the nearest town answers within the distance, and nothing beyond it', () => {
  expect(gazetteer.nearest(46.02, 7.75, 10)?.name).toBe('Zermatt');
  expect(gazetteer.nearest(0, -30, 100)).toBeNull();
  expect(gazetteer.nearest(Number.NaN, 7, 100)).toBeNull();
});

test('areas are places too, and known as such', () => {
  const [bali] = gazetteer.find('Bali');
  expect(bali?.country).toBe('ID');
  expect(bali && isArea(bali)).toBe(true);
});

test('every id leads back to its place', () => {
  const [town] = gazetteer.find('Zermatt');
  expect(town && gazetteer.byId(town.id)).toEqual(town);
  expect(gazetteer.byId(-1)).toBeNull();
});

test('countries are named in both languages and understood in both', () => {
  expect(countryName('CH', 'de')).toBe('Schweiz');
  expect(countryName('CH', 'en')).toBe('Switzerland');
  const spellings = {
    Switzerland: 'CH',
    Schweiz: 'CH',
    UK: 'GB',
    USA: 'US',
    'U.S.A.': 'US',
    Türkei: 'TR',
    AT: 'AT',
  };
  for (const [text, code] of Object.entries(spellings)) expect(countryFromName(text)).toBe(code);
  for (const text of ['Atlantis', '', 'XX', 'EU']) expect(countryFromName(text)).toBeNull();
});

test('folding drops case, accents and punctuation', () => {
  expect(foldName('  St. Moritz ')).toBe('st moritz');
  expect(foldName('Tromsø')).toBe('tromso');
  expect(foldName('Łódź')).toBe('lodz');
  expect(foldName('Gießen')).toBe('giessen');
  expect(foldName("Val d'Isère")).toBe('val d isere');
});

test('a window of the map names its most populous towns first, across the date line too', () => {
  const alps = gazetteer.inside({ west: 7, south: 45.9, east: 8.6, north: 47.6 }, 3);
  expect(alps.map((town) => town.name)).toEqual(['Zürich', 'Basel', 'Bern']);
  const pacific = gazetteer.inside({ west: 170, south: -30, east: -170, north: 0 }, 50);
  expect(pacific.map((town) => town.name)).toEqual(expect.arrayContaining(['Suva', 'Apia']));
  expect(pacific.every((town) => town.lng >= 170 || town.lng <= -170)).toBe(true);
  expect(gazetteer.inside({ west: -40, south: -1, east: -35, north: 1 }, 5)).toEqual([]);
});
