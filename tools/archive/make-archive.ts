import { createReadStream } from 'node:fs';
import { mkdir, mkdtempDisposable, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Config } from '../../apps/server/src/config/config.ts';
import { createStorage } from '../../apps/server/src/platform/storage/index.ts';
import type { Manifest } from './manifest.ts';
import { openClient, openFilled } from './site-database.ts';
import { type ArchivedTable, dumpTable, listSequences, listTables } from './tables.ts';

export interface ArchiveFigures {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes the whole site into one .tar.gz that only its owner can read: all rows as of one moment, then pictures and the installation's
 * secrets. Works while the site runs; a picture that is added meanwhile may be in it without its row, never the other way round.
 */
export async function makeArchive(
  config: Config,
  { file, say }: { file: string; say: (line: string) => void },
): Promise<ArchiveFigures> {
  await using work = await mkdtempDisposable(path.join(os.tmpdir(), 'staylore-backup-'));
  const draft = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Opened at once: a stream that opens it later could do so after a failure has deleted it.
  const output = await open(draft, 'w', 0o600);
  const tar = pack();
  const writing = pipeline(tar, createGzip({ level: 1 }), output.createWriteStream());
  writing.catch(() => undefined);
  try {
    const manifest = await dumpRows(config, { work: work.path, say });
    await addBuffer(tar, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
    for (const { schema, name } of manifest.tables) {
      await addFile(tar, {
        name: `tables/${schema}.${name}`,
        file: path.join(work.path, `${schema}.${name}`),
      });
    }
    await addSecrets(tar, config.secrets.folder);
    const files = await addStorage(tar, { config, say });
    tar.finalize();
    await writing;
    await rename(draft, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files, bytes: (await stat(file)).size };
  } catch (error) {
    tar.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function dumpRows(
  config: Config,
  { work, say }: { work: string; say: (line: string) => void },
): Promise<Manifest> {
  await using database = await openFilled(config);
  await using client = await openClient(database.url);
  await client.query('begin isolation level repeatable read, read only');
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  );
  const tables: ArchivedTable[] = [];
  for (const table of await listTables(client)) {
    const rows = await dumpTable(client, { table, file: path.join(work, `${table.schema}.${table.name}`) });
    tables.push({ ...table, rows });
    if (rows > 0) say(`${table.name}: ${rows} rows`);
  }
  return {
    format: 'staylore-archive-1',
    madeAt: new Date().toISOString(),
    migrations: migrations.map((row) => row.name),
    tables,
    sequences: await listSequences(client),
  };
}

async function addSecrets(tar: Pack, folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    await addBuffer(tar, `secrets/${name}`, await readFile(path.join(folder, name)));
  }
}

async function addStorage(
  tar: Pack,
  { config, say }: { config: Config; say: (line: string) => void },
): Promise<number> {
  const storage = createStorage(config.storage);
  let count = 0;
  for await (const key of storage.keys()) {
    const stored = await storage.stream(key);
    // Deleted since it was listed.
    if (!stored) continue;
    await addStream(tar, { name: `storage/${key}`, size: stored.size, body: stored.body });
    if (++count % 500 === 0) say(`${count} files …`);
  }
  return count;
}

async function addFile(tar: Pack, { name, file }: { name: string; file: string }): Promise<void> {
  await addStream(tar, { name, size: (await stat(file)).size, body: createReadStream(file) });
}

async function addStream(
  tar: Pack,
  { name, size, body }: { name: string; size: number; body: Readable },
): Promise<void> {
  const entry = tar.entry({ name, size, mode: 0o600 });
  await Promise.all([pipeline(body, entry), finished(entry)]);
}

function addBuffer(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
