import { Origin } from '../src/search/name-index.ts';
import { foldName } from '../src/text/fold.ts';
import { readTable, type Table } from '../src/towns/table.ts';

/** Where the folded names for look-up are written. */
export const keysFile = new URL('../data/keys.tsv', import.meta.url);

/**
 * The text of `data/keys.tsv`, from the current `data/towns.tsv`: a line for each place with all its names in folded form, each after the number of
 * its origin. Folding them takes longer than everything else that the gazetteer does when it is loaded.
 */
export function keysTable(): string {
  const table = readTable();
  let text = '';
  for (let row = 0; row < table.size; row += 1)
    text += `${[...keysAt(table, row)].map(([key, origin]) => `${origin}${key}`).join('\t')}\n`;
  return text;
}

const SAINT = /(^| )(?:saint|sainte|sankt|st|ste)(?= )/;
const JOINED = /['’‘`´ʼ]/g;

type Keys = Map<string, number>;

function keysAt(table: Table, row: number): Keys {
  const name = table.names.at(row);
  const country = table.countries.at(row);
  const others = table.otherNames.get(row);
  const keys: Keys = new Map();
  const add = (text: string, origin: number) => {
    addVariants(keys, foldName(text), { country, origin });
    addVariants(keys, foldName(text.replace(JOINED, '')), { country, origin });
  };
  for (const text of table.sections.has(row) ? [name] : shorterNames(name)) add(text, Origin.own);
  if (others?.en) add(others.en, Origin.en);
  if (others?.de) add(others.de, Origin.de);
  for (const alias of others?.aliases ?? []) add(alias, Origin.other);
  keys.delete('');
  return keys;
}

const RESORT = /^(?:Ostsee|Nordsee|See)(?:heil)?bad /;

/** "Halle (Saale)" is also Halle, "Biel/Bienne" Biel and Bienne, "Ostseebad Binz" Binz. */
function shorterNames(name: string): string[] {
  const bare = name.replace(/\s*\([^)]*\)/g, '').replace(RESORT, '');
  const halves = bare.split('/').map((half) => half.trim());
  return [...new Set([name, bare, ...halves])].filter((text) => text !== '');
}

const GERMAN_SAINTS = new Set(['AT', 'CH', 'DE', 'IT', 'LI']);

/** Saint-Malo is also looked up as St Malo, St. Moritz as Saint Moritz and Sankt Moritz. */
function addVariants(keys: Keys, key: string, from: { country: string; origin: number }): void {
  if (!keys.has(key)) keys.set(key, from.origin);
  if (!SAINT.test(key)) return;
  const saints = GERMAN_SAINTS.has(from.country) ? ['st', 'saint', 'sankt'] : ['st', 'saint'];
  for (const saint of saints) {
    const variant = key.replace(SAINT, `$1${saint}`);
    if (!keys.has(variant)) keys.set(variant, from.origin);
  }
}
