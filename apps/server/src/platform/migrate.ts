import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { PublicError } from '../config/public-error.ts';
import type { Db } from './db/database.ts';
import { migrateJobs } from './jobs/index.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that no other program uses on this database: two servers that start at once migrate one after the other. */
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
 * Brings the database to the newest schema: every `NNNN-name.sql` not yet applied, in order, each in a transaction of its own.
 * @returns the names of the files that were applied now.
 * @throws {PublicError} when the server cannot be reached or is too old, a file that was already applied has been edited or is missing,
 * or a migration fails (nothing of that one is kept).
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, folder = migrationsFolder, until, log } = options;
  const migrations = await readMigrations(folder);
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      `create table if not exists schema_migrations (
        name text not null constraint schema_migrations__pkey primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
    );
    const all = pendingOf(migrations, await readApplied(client));
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
 * Whether the database answers and has every migration of this version. One that only a newer version knows is no obstacle: while that is
 * rolled out, older servers go on serving.
 */
export async function isReady(db: Db): Promise<boolean> {
  try {
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
    const lacking =
      'select from unnest($1::text[]) name where name not in (select name from schema_migrations)';
    return (await db.executeQuery(CompiledQuery.raw(lacking, [names]))).rows.length === 0;
  } catch {
    return false;
  }
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
    migrations.push({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') });
  }
  return migrations;
}

async function readApplied(db: pg.Client): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const file = known.get(name);
    if (!file) {
      throw new PublicError(
        `The database has the migration ${name}, which this version of Staylore does not know: start the newer version.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new PublicError(
        `The migration ${name} was edited after this database applied it: restore the file and put the change into a new migration.`,
      );
    }
  }
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

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new PublicError(`The migration ${migration.name} failed and was undone: ${reason}.`);
  }
}
