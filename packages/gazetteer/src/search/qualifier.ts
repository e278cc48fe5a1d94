import { distanceKm } from '@staylore/geo/geo';
import { countryFromName, countryName } from '../regions/countries.ts';
import { regionNames, regionsCalled } from '../regions/regions.ts';
import { foldName } from '../text/fold.ts';
import type { Table } from '../towns/table.ts';
import { type NameIndex, rowsCalled } from './name-index.ts';

/** How far a town may be from the island, valley or city that qualifies it. */
const SURROUNDINGS_KM = 80;

/** Whether each word begins a word of the region's or country's name, or is the region's or country's code. */
export function matchesQualifier(
  table: Table,
  { qualifierWords }: NameIndex,
  row: number,
  words: readonly string[],
): boolean {
  const country = table.countries.at(row);
  const region = table.regionCodes.at(row);
  const id = `${country}.${region}`;
  const candidates = qualifierWords.get(id) ?? wordsOf(country, region);
  qualifierWords.set(id, candidates);
  return words.every((word) => candidates.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(country: string, region: string): string[] {
  const names = regionNames(country, region);
  const extra = EXTRA_WORDS[country] ?? [];
  return [
    country,
    region,
    names?.en ?? '',
    names?.de ?? '',
    countryName(country, 'en'),
    countryName(country, 'de'),
  ]
    .flatMap((name) => foldName(name).split(' '))
    .concat(extra)
    .filter((word) => word !== '');
}

const EXTRA_WORDS: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'america', 'amerika'],
  GB: ['uk', 'england', 'scotland', 'wales', 'britain', 'grossbritannien'],
  AE: ['uae', 'vae'],
  CZ: ['czech', 'republic'],
  TR: ['turkey'],
  NL: ['holland'],
};

/**
 * A test for the place after a name ("Paris, France", "Portland, Oregon", "Oia, Santorini"), or null if the words name no country, region or place.
 */
export function qualifierTest(
  table: Table,
  index: NameIndex,
  text: string,
): ((row: number) => boolean) | null {
  const tests: ((row: number) => boolean)[] = [];
  const regions = regionsCalled(text);
  if (regions.length > 0) {
    tests.push((row) => regions.includes(`${table.countries.at(row)}.${table.regionCodes.at(row)}`));
  }
  const country = countryFromName(text);
  if (country !== null) tests.push((row) => table.countries.at(row) === country);
  const around = rowsCalled(index, foldName(text)).slice(0, 5);
  if (tests.length === 0 && around.length > 0) {
    tests.push((row) => around.some((centre) => centre !== row && withinSurroundings(table, row, centre)));
  }
  return tests.length === 0 ? null : (row) => tests.some((test) => test(row));
}

function withinSurroundings(table: Table, row: number, centre: number): boolean {
  const at = (position: number) => ({ lat: table.lats[position] ?? 0, lng: table.lngs[position] ?? 0 });
  return distanceKm(at(row), at(centre)) <= SURROUNDINGS_KM;
}
