import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processExists, startEmbeddedPostgres } from '@staylore/embedded-postgres';
import pg from 'pg';
import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { schemaState } from '../../apps/server/src/platform/migrate.ts';

/** It is closed at the end of the block that opened it. */
export interface SiteDatabase extends AsyncDisposable {
  readonly url: string;
}

/** A connection, which is closed likewise. */
export async function openClient(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** The configured database; the embedded one is started for as long as it is needed. */
export async function openSiteDatabase(config: Config): Promise<SiteDatabase> {
  const url = config.database.directUrl ?? config.database.url;
  if (url) return { url, [Symbol.asyncDispose]: async () => undefined };
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  return { url: database.url, [Symbol.asyncDispose]: database.stop };
}

/** As above, but an embedded database in use by a running Staylore is read alongside it. */
export async function openForReading(config: Config): Promise<SiteDatabase> {
  const running = config.database.url ? undefined : await runningEmbedded(config.dataDir);
  return running ? { url: running, [Symbol.asyncDispose]: async () => undefined } : openSiteDatabase(config);
}

/**
 * As above, if there has been a site before.
 * @throws {PublicError} when the database cannot be reached, or contains no site.
 */
export function openFilled(config: Config): Promise<SiteDatabase> {
  return openChecked(config, () => undefined);
}

/**
 * As above, with the schema of this version.
 * @throws {PublicError} also when the database lacks a migration.
 */
export function openMigrated(config: Config): Promise<SiteDatabase> {
  return openChecked(config, ([lacking]) => {
    if (lacking !== undefined)
      throw new PublicError(`The database lacks the migration ${lacking}: run npx staylore migrate first.`);
  });
}

/** The address of the running database; undefined if it is the embedded one, and not running. */
export async function runningUrl({ database, dataDir }: Config): Promise<string | undefined> {
  return database.url ?? (await runningEmbedded(dataDir));
}

async function openChecked(
  config: Config,
  check: (pending: readonly string[]) => void,
): Promise<SiteDatabase> {
  const isNew = !config.database.url && !existsSync(path.join(config.dataDir, 'database'));
  if (isNew) throw new PublicError(noSite);
  const database = await openForReading(config);
  try {
    const { applied, pending } = await schemaState(database.url);
    if (applied === 0) throw new PublicError(noSite);
    check(pending);
    return database;
  } catch (error) {
    await database[Symbol.asyncDispose]();
    throw error;
  }
}

const noSite = 'This database holds no Staylore yet. Start Staylore on it once: npm start';

async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const read = (name: string) => readFile(path.join(dataDir, 'database', name), 'utf8').catch(() => '');
  const [owner] = (await read('owner')).split(' ');
  if (!(Number(owner) > 0) || !processExists(Number(owner))) return undefined;
  const [password, port] = [(await read('password')).trim(), (await read('port')).trim()];
  return `postgres://staylore:${password}@127.0.0.1:${port}/staylore`;
}
