import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@staylore/embedded-postgres';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { openClient } from './archive/site-database.ts';
import { describeSchema } from './schema/catalog.ts';
import { describeTypes } from './schema/table-types.ts';

const heading =
  '-- What the migrations add up to. Written by `node tools/schema.ts --write`; `npm run check` compares.\n\n';

/** The generated files, by path: the schema that all migrations give on an empty database, and the types of its tables. */
async function currentFiles(): Promise<ReadonlyMap<string, string>> {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'staylore-schema-'));
  const database = await startEmbeddedPostgres({ dataDir: folder.path, log: () => undefined, fsync: false });
  try {
    await migrate({ url: database.url });
    await using client = await openClient(database.url);
    const schema = await describeSchema(client);
    const types = await describeTypes(client);
    return new Map([
      ['apps/server/schema.sql', heading + schema],
      ...[...types].map(([name, text]) => [`apps/server/src/platform/db/${name}`, text] as const),
    ]);
  } finally {
    await database.stop();
  }
}

/** The first line that differs between two texts, from both. */
function firstDifference(kept: string, current: string): string {
  const [left, right] = [kept.split('\n'), current.split('\n')];
  const line = left.findIndex((text, index) => text !== right[index]);
  const at = line < 0 ? left.length : line;
  return `line ${at + 1}\n  in the file:     ${left[at] ?? '(ends)'}\n  from migrations: ${right[at] ?? '(end)'}`;
}

const { values } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } } });
for (const [name, current] of await currentFiles()) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (values.write) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, current);
    console.log(`Wrote ${name}`);
    continue;
  }
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept === current) console.log(`${name} is what the migrations give.`);
  else {
    console.error(
      `${name} is not what the migrations give (node tools/schema.ts --write): ${firstDifference(kept, current)}`,
    );
    process.exitCode = 1;
  }
}
