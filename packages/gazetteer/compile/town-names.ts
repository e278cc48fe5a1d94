import { differingRegions } from '../src/regions/regions.ts';
import { foldName } from '../src/text/fold.ts';
import { namesAt, readTable, type Table, townAt } from '../src/towns/table.ts';
import { isArea, townName } from '../src/towns/town.ts';

type Language = 'en' | 'de';

/** Less prominent areas are rarely named as the place of a stay. */
const minOfAreas = 300_000;

/** Names in other scripts are shown as they were written. */
const latin = /^[\p{Script=Latin}\p{M}\p{P}\p{Zs}\d]+$/u;

/** Where the names used by pages are written. */
export const townNamesFile = new URL('../../phrases/data/town-names.json', import.meta.url);

/** The text of `packages/phrases/data/town-names.json`, from the current `data/towns.tsv` and `data/regions.tsv`. */
export function townNames(): string {
  const table = readTable();
  const bearers = bearersOf(table);
  const rows = [...table.otherNames.keys()].filter((row) => hasTwoNames(table, row));
  const byCountry = Map.groupBy(rows, (row) => table.countries.at(row));
  const regions = Map.groupBy(differingRegions(), ({ country }) => country);
  const countries = [...new Set([...byCountry.keys(), ...regions.keys()])].sort();
  const namesIn = (language: Language) =>
    Object.fromEntries(
      countries.flatMap((country) => {
        const places = byCountry.get(country) ?? [];
        const names = places.flatMap((row) => namesAt(table, row)).filter((name) => latin.test(name));
        const shown = [...new Set(names)].sort().flatMap((name) => {
          const instead = nameInstead(table, bearers.get(keyOf(country, name)) ?? [], { name, language });
          return instead === null ? [] : [[name, instead]];
        });
        // A town of that name has priority.
        const areas = (regions.get(country) ?? []).flatMap((region) =>
          bearers.has(keyOf(country, region[written[language]]))
            ? []
            : [[region[written[language]], region[language]]],
        );
        const all = [...shown, ...areas].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
        return all.length === 0 ? [] : [[country, Object.fromEntries(all)]];
      }),
    );
  return `${JSON.stringify({ en: namesIn('en'), de: namesIn('de') }, null, 1)}\n`;
}

/** Names of regions are stored in the language of the member who looked the place up. */
const written = { en: 'de', de: 'en' } as const;

const keyOf = (country: string, name: string): string => `${country}.${foldName(name)}`;

/** The places of each name in each country, best known first. */
function bearersOf(table: Table): Map<string, number[]> {
  const bearers = new Map<string, number[]>();
  for (let row = 0; row < table.size; row += 1) {
    const keys = namesAt(table, row).map((name) => keyOf(table.countries.at(row), name));
    for (const key of new Set(keys)) {
      const rows = bearers.get(key);
      if (rows === undefined) bearers.set(key, [row]);
      else rows.push(row);
    }
  }
  return bearers;
}

/** Whether readers of the two languages know the place under different names. */
function hasTwoNames(table: Table, row: number): boolean {
  const town = townAt(table, row);
  return townName(town, 'en') !== townName(town, 'de') && (!isArea(town) || town.population >= minOfAreas);
}

/**
 * The name for readers of the language if a stay says `name`; null if the name stays: it is right already, also for a smaller place ("Tegernsee" is
 * a lake and a town), or theirs is only longer ("Freiburg im Breisgau", "Kos (Insel)").
 */
function nameInstead(
  table: Table,
  rows: readonly number[],
  { name, language }: { name: string; language: Language },
): string | null {
  const [best, ...others] = rows.map((row) => townName(townAt(table, row), language));
  const written = foldName(name);
  if (best === undefined || best === name || others.some((other) => foldName(other) === written)) return null;
  const saysMore = best.includes('(') || foldName(best).startsWith(`${written} `);
  return saysMore ? null : best;
}
