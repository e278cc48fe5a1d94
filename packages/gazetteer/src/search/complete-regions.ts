import { countryName } from '../regions/countries.ts';
import { allRegions, type RegionNames } from '../regions/regions.ts';
import { foldName } from '../text/fold.ts';
import type { Table } from '../towns/table.ts';
import type { Coordinates, MapWindow } from '../towns/town.ts';

/** A country or a first-level division (state, canton, Land) as a place to choose. */
export interface Region extends Coordinates {
  /** The code of a country, or `country.code` of GeoNames. */
  id: string;
  country: string;
  names: RegionNames;
  /** Total population of its towns. */
  population: number;
  /** Where nearly all of its people live. */
  extent: MapWindow;
}

export interface RegionIndex {
  /** Countries and regions whose name in either language begins with the text, most populous first. */
  beginning(text: string): Region[];
  byId(id: string): Region | null;
}

/** Shorter texts match too many names. */
const minLetters = 3;

const namesOf = (id: string): RegionNames | undefined =>
  id.includes('.') ? allRegions().get(id) : { en: countryName(id, 'en'), de: countryName(id, 'de') };

/** Countries and regions with towns; each is placed at its largest town, as the centre of some is in another country or at sea. */
export function indexRegions(table: Table): RegionIndex {
  const rowsOf = new Map<string, number[]>();
  for (let row = 0; row < table.size; row += 1) {
    const country = table.countries.at(row);
    for (const id of [country, `${country}.${table.regionCodes.at(row)}`]) {
      const rows = rowsOf.get(id);
      if (rows === undefined) rowsOf.set(id, [row]);
      else rows.push(row);
    }
  }
  const byId = new Map<string, Region>();
  for (const [id, rows] of rowsOf) {
    const names = namesOf(id);
    if (names !== undefined) byId.set(id, regionOf(table, rows, { id, names }));
  }
  const largestFirst = [...byId.values()]
    .sort((one, other) => other.population - one.population)
    .map((region) => ({ region, keys: [foldName(region.names.en), foldName(region.names.de)] }));
  return {
    beginning(text) {
      const begun = foldName(text.slice(0, 80));
      if (begun.length < minLetters) return [];
      return largestFirst.flatMap(({ region, keys }) =>
        keys.some((key) => key.startsWith(begun)) ? [region] : [],
      );
    },
    byId: (id) => byId.get(id) ?? null,
  };
}

interface Named {
  id: string;
  names: RegionNames;
}

/** A region from the rows of its towns, of which the first is the largest. Its extent, which few are asked for, is computed on first use. */
function regionOf(table: Table, rows: readonly number[], { id, names }: Named): Region {
  const [largest = 0] = rows;
  let extent: MapWindow | undefined;
  return {
    id,
    names,
    country: table.countries.at(largest),
    population: rows.reduce((sum, row) => sum + (table.populations[row] ?? 0), 0),
    lat: table.lats[largest] ?? 0,
    lng: table.lngs[largest] ?? 0,
    get extent() {
      extent ??= extentOf(table, rows);
      return extent;
    },
  };
}

/** The share of the people that live beyond each side of an extent, as those of Alaska do. */
const beyond = 0.01;
/** How many of its largest towns give the extent of a country: sorting all of a large one would hold a keystroke up. */
const maxTowns = 2000;

function extentOf(table: Table, towns: readonly number[]): MapWindow {
  const rows = towns.slice(0, maxTowns);
  const people = (row: number) => (table.populations[row] ?? 0) + 1;
  const most = beyond * rows.reduce((sum, row) => sum + people(row), 0);
  /** The first coordinate in this order with more people before it than may be left out. */
  const edge = (degrees: (row: number) => number, order: 1 | -1): number => {
    const sorted = rows.toSorted((one, other) => order * (degrees(one) - degrees(other)));
    let before = 0;
    const row = sorted.find((at) => {
      before += people(at);
      return before > most;
    });
    return degrees(row ?? 0);
  };
  const lat = (row: number) => table.lats[row] ?? 0;
  const lng = (row: number) => table.lngs[row] ?? 0;
  const eastward = (row: number) => (lng(row) < 0 ? lng(row) + 360 : lng(row));
  const sides = (of: (row: number) => number) => ({ west: edge(of, 1), east: edge(of, -1) });
  const [usual, over] = [sides(lng), sides(eastward)];
  // Fiji lies on both sides of the date line: counted eastward it is narrow.
  const { west, east } = over.east - over.west < usual.east - usual.west ? over : usual;
  return { west: back(west), south: edge(lat, 1), east: back(east), north: edge(lat, -1) };
}

const back = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude);
