import { readFile, writeFile } from 'node:fs/promises';
import { entriesFor, type LockPackages, lockfileGaps } from './check/supply/lockfile.ts';
import { inProject } from './launch/project.ts';

/** `node tools/lockfile.ts`: gives package-lock.json the entries for other systems that `npm install` could not find. */
const file = inProject('package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: LockPackages };
const entries = entriesFor(lock.packages, lockfileGaps(lock.packages));
const packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...entries }).sort(([left], [right]) => left.localeCompare(right, 'en')),
);
await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`Added ${Object.keys(entries).length} entries to package-lock.json.`);
