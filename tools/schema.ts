import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@staylore/embedded-postgres';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { describeSchema } from './schema/catalog.ts';

const snapshot = fileURLToPath(new URL('../apps/server/schema.sql', import.meta.url));
const heading =
  '-- What the migrations add up to. Written by `node tools/schema.ts --write`; `npm run check` compares.\n\n';

/** The schema that all migrations give on an empty database. */
async function currentSchema(): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'staylore-schema-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, fsync: false });
  try {
    await migrate({ url: database.url });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const schema = await describeSchema(client);
    await client.end();
    return heading + schema;
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The first line in which two texts differ, with both sides, for a reader who wonders what changed. */
function firstDifference(kept: string, current: string): string {
  const [left, right] = [kept.split('\n'), current.split('\n')];
  const line = left.findIndex((text, index) => text !== right[index]);
  const at = line < 0 ? left.length : line;
  return `line ${at + 1}\n  schema.sql:  ${left[at] ?? '(ends)'}\n  migrations:  ${right[at] ?? '(end)'}`;
}

const { values } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } } });
const current = await currentSchema();
if (values.write) {
  await writeFile(snapshot, current);
  console.log('Wrote apps/server/schema.sql');
} else {
  const kept = await readFile(snapshot, 'utf8').catch(() => '');
  if (kept === current) console.log('apps/server/schema.sql is what the migrations give.');
  else {
    console.error(
      `apps/server/schema.sql is not what the migrations give (node tools/schema.ts --write): ${firstDifference(kept, current)}`,
    );
    process.exitCode = 1;
  }
}
