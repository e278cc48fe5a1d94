import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PublicError } from '../config/public-error.ts';
import { requireRights } from './database-rights.ts';
import { migrateJobs } from './jobs/index.ts';
import { refuseHalfRestored } from './restore-marker.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An advisory lock number that no other program uses on this database: of two servers that start at once, one migrates after the other. */
const lockKey = 7_301_415_926;

const oldestServer = 150_000;

export interface MigrateOptions {
  readonly url: string;
  /** Default: the project's own `migrations` folder. */
  readonly folder?: string;
  /** Name of the last file to apply; default: all. An archive is restored into the schema that it was made from. */
  readonly until?: string;
  readonly log?: (line: string) => void;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Migrations expand the schema, so that servers of the previous version keep running during a rollout. One that removes what the previous
 * version still uses says so in its name.
 */
const contracting = /^\d{4}-contract-/;

/**
 * Brings the database to the newest schema: every `NNNN-name.sql` not yet applied, in order, each in a separate transaction.
 * @returns the names of the files that were applied.
 * @throws {PublicError} when the server cannot be reached or is too old, the role lacks rights, a restore did not finish, an applied file has been
 * edited or is missing, or a migration fails (it is then rolled back).
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, folder = migrationsFolder, until, log } = options;
  const migrations = await readMigrations(folder);
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    if (until === undefined) await refuseHalfRestored(client);
    await requireRights(client);
    await client.query(
      `create table if not exists schema_migrations (
        name text not null constraint schema_migrations__pkey primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
    );
    const all = pendingOf(migrations, await readApplied(client), log);
    const pending = all.filter((migration) => until === undefined || migration.name <= until);
    for (const migration of pending) {
      log?.(`Migrating the database: ${migration.name}`);
      await apply(client, migration);
    }
    await migrateJobs(url);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/**
 * For servers that do not migrate themselves.
 * @throws {PublicError} unless the database has every migration of this version, and none that removes what this version needs.
 */
export async function requireMigrated(url: string): Promise<void> {
  const [lacking] = (await schemaState(url)).pending;
  if (lacking !== undefined)
    throw new PublicError(
      `The database lacks the migration ${lacking}, and MIGRATE_AT_START is off: run npx staylore migrate first.`,
    );
}

/**
 * How many migrations a database has, and which ones of this version it lacks.
 * @throws {PublicError} when the server cannot be reached or is too old, a restore did not finish, or this version cannot work with the
 * schema.
 */
export async function schemaState(url: string): Promise<{ applied: number; pending: string[] }> {
  const migrations = await readMigrations(migrationsFolder);
  const client = await connect(url);
  try {
    await refuseHalfRestored(client);
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as found");
    const applied = rows[0].found ? await readApplied(client) : new Map<string, string>();
    return { applied: applied.size, pending: pendingOf(migrations, applied).map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Names of this version's migrations, and the pattern of those that it cannot work with unless it knows them. */
export async function neededMigrations(
  folder = migrationsFolder,
): Promise<{ names: string[]; contracting: string }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return { names, contracting: contracting.source };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new PublicError(`The database ${pathname.slice(1)} at ${host} cannot be reached: ${reason}.`);
  }
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const server = rows[0];
  if (server && server.number < oldestServer) {
    await client.end();
    throw new PublicError(`The database server is PostgreSQL ${server.version}; 15 or newer is needed.`);
  }
  return client;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  const migrations: Migration[] = [];
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new PublicError(`Migrations are named NNNN-what-changes.sql, not ${name}.`);
    if (numbers.has(number)) throw new PublicError(`Two migrations have the number ${number}.`);
    numbers.add(number);
    const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({ name, sql, checksum: hash('sha256', sql, 'hex') });
  }
  return migrations;
}

async function readApplied(db: pg.Client): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pendingOf(
  migrations: Migration[],
  applied: Map<string, string>,
  log?: (line: string) => void,
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newer: string[] = [];
  for (const [name, checksum] of applied) {
    const file = known.get(name);
    if (!file && contracting.test(name)) {
      throw new PublicError(
        `The database has the migration ${name}, which took away what this version of Staylore needs: start the newer version.`,
      );
    }
    if (!file) newer.push(name);
    else if (file.checksum !== checksum) {
      throw new PublicError(
        `The migration ${name} was edited after this database applied it: restore the file and put the change into a new migration.`,
      );
    }
  }
  if (newer.length > 0)
    log?.(`The database is newer than this version of Staylore: it has ${newer.join(', ')}.`);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const newest = [...applied.keys()].at(-1) ?? '';
  const late = pending.find((migration) => migration.name < newest);
  if (late) {
    throw new PublicError(
      `The migration ${late.name} comes before ${newest}, which is applied: give it a higher number.`,
    );
  }
  return pending;
}

/** Deadlock, and lock timeout. */
const inTheWay = new Set(['40P01', '55P03']);
/** Short, as everyone who needs the table queues behind a waiting migration; with this many tries it waits for minutes in all. */
const [lockTimeout, pauseMs, maxTries] = ['200ms', 300, 400];

/** Gives way to requests that hold the locks a migration needs, and runs all of it again a moment later. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (tries < maxTries && inTheWay.has(String((error as { code?: unknown }).code))) await sleep(pauseMs);
      else {
        const reason = error instanceof Error ? error.message : String(error);
        throw new PublicError(`The migration ${migration.name} failed and was undone: ${reason}.`);
      }
    }
  }
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
