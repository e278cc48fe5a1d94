import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysFile, keysTable } from '../compile/keys.ts';
import { regionTable, townTable } from '../compile/tables.ts';
import { townNames, townNamesFile } from '../compile/town-names.ts';
import { isArea, loadGazetteer } from './gazetteer.ts';

const gazetteer = loadGazetteer();

test.each([
  ['Cologne', 'Köln', 'Koeln'],
  ['Milan', 'Mailand', 'Milano'],
  ['Prague', 'Prag', 'Praha'],
  ['Venice', 'Venedig', 'Venezia'],
  ['Nice', 'Nizza'],
  ['Lisbon', 'Lissabon', 'Lisboa'],
  ['Copenhagen', 'Kopenhagen', 'København'],
  ['Tokyo', 'Tokio'],
  ['Beijing', 'Peking'],
  ['Kyiv', 'Kiew', 'Kiev'],
  ['Cairo', 'Kairo'],
  ['Athens', 'Athen', 'Athína'],
  ['Geneva', 'Genf', 'Genève'],
  ['Lucerne', 'Luzern'],
  ['Bolzano', 'Bozen'],
  ['Bressanone', 'Brixen'],
  ['Merano', 'Meran'],
  ['St. Moritz', 'Sankt Moritz', 'Saint Moritz', 'St Moritz'],
  ['Ortisei', 'St. Ulrich', 'Urtijëi'],
  ['Mexico City', 'Mexiko-Stadt', 'Ciudad de México'],
  ['Lake Como', 'Comer See', 'Lago di Como'],
  ['Amalfi Coast', 'Amalfiküste'],
  ['Dolomites', 'Dolomiten'],
  ['Tuscany', 'Toskana', 'Toscana'],
  ['Black Forest', 'Schwarzwald'],
  ['Maldives', 'Malediven'],
  ['Majorca', 'Mallorca'],
])('%s is the same place under each of its names', (...names) => {
  const ids = names.map((name) => gazetteer.find(name)[0]?.id);
  expect(ids[0]).toBeDefined();
  expect(new Set(ids).size).toBe(1);
});

test.each([
  'Bali',
  'Santorini',
  'Cotswolds',
  'Lofoten',
  'Engadin',
  'Zillertal',
  'Allgäu',
  'Big Sur',
  'Yosemite',
  'Serengeti',
])('%s is known although it is no town', (name) => {
  const [place] = gazetteer.find(name);
  expect(place && isArea(place)).toBe(true);
});

test.each([
  ['Oia', 'GR'],
  ['Hallstatt', 'AT'],
  ['Mürren', 'CH'],
  ['Ubud', 'ID'],
  ['Tulum', 'MX'],
  ['Positano', 'IT'],
  ['Val d’Isère', 'FR'],
  ["Cortina d'Ampezzo", 'IT'],
  ['Deia', 'ES'],
  ['Nungwi', 'TZ'],
  ['Lech', 'AT'],
])('%s, small as it is, is found in %s', (name, country) => {
  expect(gazetteer.find(name)[0]?.country).toBe(country);
});

test('a place that lies in or near another is found with that as its qualifier', () => {
  expect(gazetteer.find('Oia, Santorini')[0]?.country).toBe('GR');
  expect(gazetteer.find('Ubud, Bali')[0]?.country).toBe('ID');
  expect(gazetteer.find('Wengen, Berner Oberland')[0]?.country).toBe('CH');
});

test('the committed tables are what their sources give', () => {
  const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
  const { text, unresolved } = townTable();
  expect(unresolved).toEqual([]);
  expect(text === data('towns.tsv')).toBe(true);
  expect(regionTable()).toBe(data('regions.tsv'));
  expect(keysTable() === readFileSync(keysFile, 'utf8')).toBe(true);
  expect(townNames() === readFileSync(townNamesFile, 'utf8')).toBe(true);
});
