import { expect, test } from 'vitest';
import { writtenRows } from '../compile/written-rows.ts';
import { loadGazetteer, townName } from './gazetteer.ts';

const gazetteer = loadGazetteer();
const villages = writtenRows('villages.tsv', 950_000_000);
/** Degrees of latitude that 300 km are: as far as the loneliest holiday village lies from its country's next town. */
const LONELIEST = 300 / 111;

test.each([
  ['IE', 'Killarney', 'Doolin', 'Kinvara', 'Wexford'],
  ['GB', 'Iona', 'Braemar', 'Mousehole', 'Lindisfarne', 'Hay-on-Wye'],
  ['FR', 'Hossegor', 'Conques', 'Najac', 'Juan-les-Pins', 'Flaine', 'Le Touquet'],
  ['IT', 'Ritten', 'Renon', 'Algund', 'Cervinia', 'Ortigia', 'Marzamemi'],
  ['DE', 'Dagebüll', 'Greetsiel', 'Schierke', 'Murnau'],
  ['AT', 'Bad Kleinkirchheim', 'Saalfelden', 'Klagenfurt', 'Hinterstoder'],
  ['CH', 'Arolla', 'Les Diablerets', 'Haute-Nendaz', 'Melchsee-Frutt'],
  ['ES', 'Calpe', 'Llafranc', 'Costa Adeje', 'Cala Ratjada', 'Baqueira'],
  ['GR', 'Molyvos', 'Ermoupoli', 'Kassiopi', 'Argostoli'],
  ['TR', 'Akyaka', 'Uçhisar', 'Çıralı'],
  ['US', 'Mackinac Island', 'Terlingua', 'Mendocino', 'Tahoe City'],
  ['BR', 'Gramado', 'Búzios', 'Praia da Pipa', 'Caraíva'],
  ['ZA', 'Hazyview', 'Langebaan', 'Hout Bay'],
  ['JP', 'Nara', 'Karuizawa', 'Yufuin', 'Koyasan'],
  ['IN', 'McLeod Ganj', 'Palolem', 'Bodh Gaya', 'Thanjavur'],
  ['VN', 'Quy Nhon', 'Phong Nha', 'Dong Hoi'],
  ['AU', 'Coles Bay', 'Strahan', 'Halls Gap'],
  ['NZ', 'Kaikoura', 'Glenorchy', 'Akaroa'],
])('the holiday places of %s that travellers name are found by their names', (country, ...names) => {
  for (const name of names) {
    expect([name, gazetteer.find(name, { country })[0]?.country]).toEqual([name, country]);
    const proposed = gazetteer.autocomplete(name, { language: 'en', limit: 8 });
    expect([name, proposed.some((town) => town.country === country)]).toEqual([name, true]);
  }
});

test('the label of a place is the name that travellers know, also where the extract has another', () => {
  const names = ['Nara-shi', 'Cill Airne', 'Seven Pagodas', 'Loch Garman'].map((name) => {
    const [town] = gazetteer.find(name);
    return town && townName(town, 'en');
  });
  expect(names).toEqual(['Nara', 'Killarney', 'Mahabalipuram', 'Wexford']);
});

test('a holiday village lies near other places of its country', () => {
  const others = Map.groupBy(
    gazetteer.inside({ west: -180, south: -90, east: 180, north: 90 }, 200_000),
    (town) => town.country,
  );
  const lost = villages.filter((village) => {
    const around = (others.get(village.country) ?? []).filter((town) => town.id !== village.id);
    const narrowing = Math.cos((village.lat * Math.PI) / 180);
    return !around.some(
      (town) => Math.hypot(town.lat - village.lat, (town.lng - village.lng) * narrowing) < LONELIEST,
    );
  });
  expect(lost.map((village) => village.name)).toEqual([]);
});

test('no two holiday villages share a number', () => {
  expect(new Set(villages.map((village) => village.id)).size).toBe(villages.length);
});
