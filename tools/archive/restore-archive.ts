import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { extract } from 'tar-stream';
import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { markRestore, unmarkRestore } from '../../apps/server/src/platform/restore-marker.ts';
import { createStorage, type Storage } from '../../apps/server/src/platform/storage/index.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { openClient, openSiteDatabase } from './site-database.ts';
import { emptyTables, listTables, loadTable, setSequences } from './tables.ts';

export interface RestoreOptions {
  readonly file: string;
  /** Delete what the target contains. */
  readonly replace: boolean;
  readonly say: (line: string) => void;
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  json: 'application/json',
  zip: 'application/zip',
};

/**
 * Fills the configured site from an archive: pictures and secrets, then all rows in one transaction. If it is interrupted before that, a
 * marker remains in the database, because of which the site reports that it is half restored, and does not start.
 * @throws {PublicError} when the file is not an archive, comes from a newer Staylore, or the target is not empty and may not be replaced.
 */
export async function restoreArchive(config: Config, options: RestoreOptions): Promise<Manifest> {
  await using work = await mkdtempDisposable(path.join(os.tmpdir(), 'staylore-restore-'));
  const manifest = await unpackRows({ ...options, work: work.path });
  await restoreSite(config, { manifest, work: work.path, ...options });
  return manifest;
}

/** Iterates over an archive, entry by entry; what `use` does not read is skipped. */
async function eachEntry(file: string, use: (name: string, body: Readable) => Promise<void>): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      await use(entry.header.name, Readable.from(entry));
      entry.resume();
    }
    await reading;
  } catch (error) {
    entries.destroy();
    if (error instanceof PublicError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PublicError(`${file} cannot be read as an archive of Staylore: ${reason}.`);
  }
}

async function unpackRows({ file, work }: { file: string; work: string }): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await eachEntry(file, async (name, body) => {
    if (name === 'manifest.json') {
      manifest = manifestSchema.parse(JSON.parse((await buffer(body)).toString()));
    } else if (name.startsWith('tables/')) {
      await pipeline(body, createWriteStream(path.join(work, path.basename(name)), { mode: 0o600 }));
    } else if (name.startsWith('secrets/')) {
      await writeFile(path.join(work, `secret.${path.basename(name)}`), await buffer(body), { mode: 0o600 });
    }
  });
  if (!manifest) throw new PublicError(`${file} is not an archive of Staylore.`);
  return manifest;
}

interface RowsOptions extends RestoreOptions {
  readonly manifest: Manifest;
  readonly work: string;
}

async function restoreSite(config: Config, options: RowsOptions): Promise<void> {
  await using database = await openSiteDatabase(config);
  await migrate({ url: database.url, until: options.manifest.migrations.at(-1) ?? '' });
  await migrateJobs(database.url);
  {
    await using client = await openClient(database.url);
    await requireTarget(client, options);
    await markRestore(client, options.file);
    options.say('Pictures …');
    await restoreFiles(createStorage(config.storage), options);
    options.say('Secrets …');
    await restoreSecrets({ work: options.work, folder: config.secrets.folder });
    options.say('Rows …');
    await client.query('begin');
    await loadRows(client, options);
    await unmarkRestore(client);
    await client.query('commit');
    options.say('All rows are there.');
  }
  await migrate({ url: database.url, log: options.say });
}

async function requireTarget(client: pg.Client, { manifest, replace }: RowsOptions): Promise<void> {
  const { rows: applied } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  );
  if (applied.map((row) => row.name).join() !== manifest.migrations.join()) {
    throw new PublicError(
      'The archive was made by another version of Staylore than this database was; restore it into a new one.',
    );
  }
  const { rows: members } = await client.query('select from users limit 1');
  if (members.length > 0 && !replace) {
    throw new PublicError(
      'The target already has members: choose an empty database, or add --replace to throw away what is there.',
    );
  }
}

async function loadRows(client: pg.Client, { manifest, work, say }: RowsOptions): Promise<void> {
  const known = await listTables(client);
  await emptyTables(client, known);
  for (const table of known) {
    const archived = manifest.tables.find((one) => one.schema === table.schema && one.name === table.name);
    if (!archived) continue;
    await loadTable(client, { table: archived, file: path.join(work, `${table.schema}.${table.name}`) });
    if (archived.rows > 0) say(`${table.name}: ${archived.rows} rows`);
  }
  await setSequences(client, manifest.sequences);
  // Workers that held a job while the archive was made will not return for it.
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs where locked_by is not null`,
  );
}

async function restoreSecrets({ work, folder }: { work: string; folder: string }): Promise<void> {
  for (const name of await readdir(work)) {
    if (!name.startsWith('secret.')) continue;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, name.slice('secret.'.length)), await readFile(path.join(work, name)), {
      mode: 0o600,
    });
  }
}

async function restoreFiles(storage: Storage, { file, say }: RestoreOptions): Promise<void> {
  let count = 0;
  await eachEntry(file, async (name, body) => {
    if (!name.startsWith('storage/')) return;
    const key = name.slice('storage/'.length);
    await storage.put(key, body, types[path.extname(key).slice(1)] ?? 'application/octet-stream');
    if (++count % 500 === 0) say(`${count} files …`);
  });
  say(`${count} files`);
}
