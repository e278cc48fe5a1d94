import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { countryName } from './regions/countries.ts';
import { regionNames } from './regions/regions.ts';
import { completeRows } from './search/autocomplete.ts';
import { indexRegions, type Region } from './search/complete-regions.ts';
import { findRows } from './search/find.ts';
import { indexNames } from './search/name-index.ts';
import { readTable, type Table, townAt } from './towns/table.ts';
import {
  type AutocompleteOptions,
  type FindOptions,
  isArea,
  type MapWindow,
  type Town,
  townName,
} from './towns/town.ts';

export { countryFromName, countryName } from './regions/countries.ts';
export { regionsNamed } from './regions/regions.ts';
export type { Region } from './search/complete-regions.ts';
export { foldName } from './text/fold.ts';
export { type AutocompleteOptions, type FindOptions, isArea, type Town, townName } from './towns/town.ts';

export interface Gazetteer {
  /** Places whose name, in any known language, has a word where the text begins; tolerates typing errors; best first. */
  autocomplete(text: string, options: AutocompleteOptions): Town[];
  /** Places with exactly that name (case and accents aside), also as "Paris, France"; best first. */
  find(name: string, options?: FindOptions): Town[];
  /** The best of those that `find` returns, cached: texts repeat a few thousand names. Without a country, of all countries. */
  best(name: string, country: string | null): Town | null;
  /** The nearest town; areas and parts of cities are not considered. */
  nearest(lat: number, lng: number, maxKm: number): Town | null;
  byId(id: number): Town | null;
  /** Countries and regions (states, cantons) whose name in either language begins with the text, most populous first. */
  regionsBeginning(text: string): Region[];
  /** A region by the id that `regionsBeginning` gave it. */
  regionById(id: string): Region | null;
  /** Towns inside a window of the map, most populous first; its west is beyond its east across the date line. */
  inside(window: MapWindow, limit: number): Town[];
}

let loaded: Gazetteer | undefined;

/** The gazetteer, loaded once per process and kept. Synchronous. */
export function loadGazetteer(): Gazetteer {
  loaded ??= createGazetteer(readTable());
  return loaded;
}

function createGazetteer(table: Table): Gazetteer {
  const index = indexNames();
  const towns = lazy(() => indexPositions(table));
  const rowOf = lazy(() => indexIds(table.ids));
  const regions = lazy(() => indexRegions(table));
  const best = cached((name, country) => {
    const [row] = findRows(table, index, name, country === null ? {} : { country });
    return row === undefined ? null : townAt(table, row);
  });
  return {
    autocomplete: (text, options) =>
      completeRows(table, index, text, options).map((row) => townAt(table, row)),
    find: (name, options = {}) => findRows(table, index, name, options).map((row) => townAt(table, row)),
    best: (name, country) => (index.filter.mayBegin(name) ? best(name, country) : null),
    nearest(lat, lng, maxKm) {
      if (!Number.isFinite(lat) || !Number.isFinite(lng) || !(maxKm >= 0)) return null;
      const { tree, rows } = towns();
      const [found] = around(tree, lng, lat, 1, maxKm);
      const row = found === undefined ? undefined : rows[found];
      return row === undefined ? null : townAt(table, row);
    },
    byId(id) {
      const row = rowOf()(id);
      return row === undefined ? null : townAt(table, row);
    },
    regionsBeginning: (text) => regions().beginning(text),
    regionById: (id) => regions().byId(id),
    inside: (window, limit) => rowsInside(table, window, limit).map((row) => townAt(table, row)),
  };
}

/** An index built on first use: readers of captions need few of them. */
function lazy<Index>(make: () => Index): () => Index {
  let made: { readonly index: Index } | undefined;
  return () => {
    made ??= { index: make() };
    return made.index;
  };
}

const MOST_CACHED = 10_000;

/** The same results, cached for a limited number of names per country. */
function cached(best: Gazetteer['best']): Gazetteer['best'] {
  const anywhere = new Map<string, Town | null>();
  const byCountry = new Map<string, Map<string, Town | null>>();
  return (name, country) => {
    const answers = country === null ? anywhere : (byCountry.get(country) ?? new Map<string, Town | null>());
    const known = answers.get(name);
    if (known !== undefined) return known;
    const town = best(name, country);
    if (answers.size >= MOST_CACHED) answers.clear();
    answers.set(name, town);
    if (country !== null) byCountry.set(country, answers);
    return town;
  };
}

/** Finds the row of an id by binary search; a `Map` would take four times the memory. */
function indexIds(ids: Uint32Array): (id: number) => number | undefined {
  const rows = Uint32Array.from(ids.keys()).sort((one, other) => (ids[one] ?? 0) - (ids[other] ?? 0));
  return (id) => {
    let [from, to] = [0, rows.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ids[rows[middle] ?? 0] ?? 0) < id) from = middle + 1;
      else to = middle;
    }
    const row = rows[from];
    return row !== undefined && ids[row] === id ? row : undefined;
  };
}

/** The table begins with the most populous places, so the search can end as soon as there are enough. */
function rowsInside(table: Table, { west, south, east, north }: MapWindow, limit: number): number[] {
  const found: number[] = [];
  for (let row = 0; row < table.size && found.length < limit; row += 1) {
    const lat = table.lats[row] ?? 0;
    const lng = table.lngs[row] ?? 0;
    if (lat < south || lat > north) continue;
    if (west > east ? lng < west && lng > east : lng < west || lng > east) continue;
    if (isSettlement(table, row)) found.push(row);
  }
  return found;
}

function indexPositions(table: Table): { tree: KDBush; rows: Uint32Array } {
  const rows = new Uint32Array(table.size).map((_, row) => row).filter((row) => isSettlement(table, row));
  const tree = new KDBush(rows.length);
  for (const row of rows) tree.add(table.lngs[row] ?? 0, table.lats[row] ?? 0);
  tree.finish();
  return { tree, rows };
}

function isSettlement(table: Table, row: number): boolean {
  return !table.sections.has(row) && !isArea({ id: table.ids[row] ?? 0 });
}

/** The name of a place's region in that language, null if it has none. */
export function regionName(town: Town, language: 'en' | 'de'): string | null {
  return town.regionCode === null ? null : (regionNames(town.country, town.regionCode)?.[language] ?? null);
}

/** Name, region and country: "Zermatt, Valais, Switzerland", "Zermatt, Wallis, Schweiz". */
export function townLabel(town: Town, language: 'en' | 'de'): string {
  const name = townName(town, language);
  const parts = [name, regionName(town, language), countryName(town.country, language)];
  return parts.filter((part, position) => part && parts.indexOf(part) === position).join(', ');
}
