import { countryName } from '../regions/countries.ts';
import { allRegions, type RegionNames } from '../regions/regions.ts';
import { foldName } from '../text/fold.ts';
import type { Table } from '../towns/table.ts';
import type { Coordinates } from '../towns/town.ts';

/** A country or a first-level division (state, canton, Land) as a place to choose. */
export interface Region extends Coordinates {
  /** The code of a country, or `country.code` of GeoNames. */
  id: string;
  country: string;
  names: RegionNames;
  /** Total population of its towns. */
  population: number;
}

export interface RegionIndex {
  /** Countries and regions whose name in either language begins with the text, most populous first. */
  beginning(text: string): Region[];
  byId(id: string): Region | null;
}

/** Shorter texts match too many names. */
const leastLetters = 3;

const namesOf = (id: string): RegionNames | undefined =>
  id.includes('.') ? allRegions().get(id) : { en: countryName(id, 'en'), de: countryName(id, 'de') };

/** Countries and regions with towns; each is placed at its largest town, as the centre of some is in another country or at sea. */
export function indexRegions(table: Table): RegionIndex {
  const byId = new Map<string, Region>();
  for (let row = 0; row < table.size; row += 1) {
    const country = table.countries.at(row);
    const population = table.populations[row] ?? 0;
    for (const id of [country, `${country}.${table.regionCodes.at(row)}`]) {
      const region = byId.get(id);
      const names = region?.names ?? namesOf(id);
      if (region !== undefined) region.population += population;
      else if (names !== undefined)
        byId.set(id, {
          id,
          country,
          names,
          population,
          lat: table.lats[row] ?? 0,
          lng: table.lngs[row] ?? 0,
        });
    }
  }
  const largestFirst = [...byId.values()]
    .sort((one, other) => other.population - one.population)
    .map((region) => ({ region, keys: [foldName(region.names.en), foldName(region.names.de)] }));
  return {
    beginning(text) {
      const begun = foldName(text.slice(0, 80));
      if (begun.length < leastLetters) return [];
      return largestFirst.flatMap(({ region, keys }) =>
        keys.some((key) => key.startsWith(begun)) ? [region] : [],
      );
    },
    byId: (id) => byId.get(id) ?? null,
  };
}
