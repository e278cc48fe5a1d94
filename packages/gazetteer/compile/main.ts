/**
 * Writes `data/towns.tsv` and `data/regions.tsv` from the GeoNames extracts on npm and the written
 * tables in `data/source`, and from them the names that are looked up (`data/keys.tsv`) and those that pages are written with. Run after changing a source: `node packages/gazetteer/compile/main.ts`.
 */
import { writeFileSync } from 'node:fs';
import { keysFile, keysTable } from './keys.ts';
import { dataFolder } from './sources.ts';
import { regionTable, townTable } from './tables.ts';
import { townNames, townNamesFile } from './town-names.ts';

const { text, unresolved } = townTable();
if (unresolved.length > 0) {
  console.error(`No town for these exonyms:\n${unresolved.join('\n')}`);
  process.exitCode = 1;
}
writeFileSync(new URL('regions.tsv', dataFolder), regionTable());
writeFileSync(new URL('towns.tsv', dataFolder), text);
writeFileSync(keysFile, keysTable());
writeFileSync(townNamesFile, townNames());
console.log(`${text.split('\n').length - 1} places`);
