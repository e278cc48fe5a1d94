import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, onServer, type TestDatabase } from '../../test/database/database.ts';
import { startApp } from '../../test/start-app.ts';
import { PublicError } from '../config/public-error.ts';
import { createLog } from './log/index.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { openReadiness } from './readiness.ts';

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-migrations-'));
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  await pool.query('drop table schema_migrations');
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = () => migrate({ url: database.url, folder });
const file = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

test('New files are applied in order, once', async () => {
  await file('0002-second.sql', 'insert into one values (2);');
  await file('0001-first.sql', 'create table one (n int); insert into one values (1);');
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await run()).toEqual([]);
  const { rows } = await pool.query('select n from one order by n');
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('Several servers that start at once apply each file once', async () => {
  await file('0001-first.sql', 'create table one (n int); select pg_sleep(0.2);');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001-first.sql']);
});

test('A migration that fails is undone completely and named', async () => {
  await file('0001-first.sql', 'create table one (n int);');
  await file('0002-broken.sql', 'create table two (n int); select 1 / 0;');
  await expect(run()).rejects.toThrow(/0002-broken\.sql failed and was undone: division by zero/);
  const { rows } = await pool.query(
    "select to_regclass('one') is not null as one, to_regclass('two') as two",
  );
  expect(rows).toEqual([{ one: true, two: null }]);
});

test('A migration that has to wait for others lets readers pass, and is done once they are through', async () => {
  await file('0001-one.sql', 'create table one (n int); create table two (n int);');
  await run();
  await file('0002-more.sql', 'alter table one add m int; alter table two add m int;');
  const [slow, reader] = [await pool.connect(), await pool.connect()];
  await slow.query('begin; select from two');
  const running = run();
  const isTried = "select 1 from pg_locks where not granted and relation = 'two'::regclass";
  while ((await reader.query(isTried)).rowCount === 0);
  // They queued behind the migration for as long as the slow one lasts.
  await reader.query('select from one, two');
  await slow.query('commit');
  expect(await running).toEqual(['0002-more.sql']);
  slow.release();
  reader.release();
});

test('An applied file that was edited or overtaken is refused', async () => {
  await file('0001-first.sql', 'create table one (n int);');
  await file('0003-third.sql', 'create table three (n int);');
  await run();
  await file('0002-late.sql', 'create table two (n int);');
  await expect(run()).rejects.toThrow(/0002-late\.sql comes before 0003-third\.sql/);
  await rm(path.join(folder, '0002-late.sql'));
  await file('0001-first.sql', 'create table one (n bigint);');
  await expect(run()).rejects.toThrow(/0001-first\.sql was edited after this database applied it/);
});

test('An older version starts with a newer database, unless a migration removed what it needs', async () => {
  await file('0001-first.sql', 'create table one (n int);');
  await file('0002-more.sql', 'alter table one add m int;');
  await file('0003-most.sql', 'alter table one add k int;');
  await run();
  await rm(path.join(folder, '0002-more.sql'));
  await rm(path.join(folder, '0003-most.sql'));
  const said: string[] = [];
  expect(await migrate({ url: database.url, folder, log: (line) => said.push(line) })).toEqual([]);
  expect(said).toEqual([
    'The database is newer than this version of Staylore: it has 0002-more.sql, 0003-most.sql.',
  ]);
  await file('0002-more.sql', 'alter table one add m int;');
  await file('0003-most.sql', 'alter table one add k int;');
  await file('0004-contract-less.sql', 'alter table one drop n;');
  await run();
  await rm(path.join(folder, '0004-contract-less.sql'));
  await expect(run()).rejects.toThrow(/0004-contract-less\.sql, which took away .*: start the newer version/);
});

test('A server that does not migrate starts over a migrated database only', async () => {
  await expect(requireMigrated(database.url)).rejects.toThrow(
    /lacks the migration 0001-\S+\.sql, and MIGRATE_AT_START is off: run npx staylore migrate/,
  );
  const migrated = await createTestDatabase();
  await requireMigrated(migrated.url);
  await migrated.drop();
});

test('Line ends of another system do not count as an edit', async () => {
  await file('0001-first.sql', 'create table one (n int);\n-- why\n');
  await run();
  await file('0001-first.sql', 'create table one (n int);\r\n-- why\r\n');
  expect(await run()).toEqual([]);
});

test('A name without a number, or a number used twice, is refused', async () => {
  await file('0001-first.sql', '');
  await file('0001-again.sql', '');
  await expect(run()).rejects.toThrow(/Two migrations have the number 0001/);
  await rm(path.join(folder, '0001-again.sql'));
  await file('second.sql', '');
  await expect(run()).rejects.toThrow(/Migrations are named NNNN-what-changes\.sql, not second\.sql/);
});

test('The error for an unreachable database does not show its password', async () => {
  const failure = await migrate({ url: 'postgres://someone:secret@127.0.0.1:9/stay', folder }).catch(String);
  expect(failure).toMatch(/The database stay at 127\.0\.0\.1:9 cannot be reached/);
  expect(failure).not.toContain('secret');
});

test('The server is ready once every migration is applied, also under those of a newer version that take nothing away', async () => {
  const app = await startApp();
  const probe = new pg.Pool({ connectionString: app.platform.databaseUrl });
  probe.on('error', () => undefined);
  const status = async () => (await app.send('GET', '/readyz')).status;
  expect(await status()).toBe(200);
  await probe.query("insert into schema_migrations (name, checksum) values ('9999-newer.sql', '')");
  expect(await status()).toBe(200);
  await probe.query("insert into schema_migrations (name, checksum) values ('9999-contract-less.sql', '')");
  expect(await status()).toBe(503);
  await probe.query("delete from schema_migrations where name like '9999-%'");
  expect(await status()).toBe(200);
  await probe.query("delete from schema_migrations where name like '0002-%'");
  expect(await status()).toBe(503);
  await probe.end();
  await app.close();
});

test('A server stays ready while the files of a newer version are put in place under it', async () => {
  await file('0001-first.sql', 'create table one (n int);');
  await run();
  const log = createLog({ level: 'silent' });
  const readiness = openReadiness({ url: database.url, tables: ['one'], log, folder });
  expect(await readiness.isReady()).toBe(true);
  await file('0002-more.sql', 'alter table one add m int;');
  expect(await readiness.isReady()).toBe(true);
  await readiness.close();
  const newer = openReadiness({ url: database.url, tables: ['one'], log, folder });
  expect(await newer.isReady()).toBe(false);
  await newer.close();
});

test('A database owner who may not create extensions is shown the SQL for an administrator, and starts after it', async () => {
  const name = `limited_${randomBytes(6).toString('hex')}`;
  await pool.query(`create role ${name} login password '${name}'`);
  await pool.query(`create database ${name} owner ${name}`);
  const admin = new URL(database.url);
  admin.pathname = `/${name}`;
  const own = new URL(admin);
  [own.username, own.password] = [name, name];
  try {
    const error = await migrate({ url: own.href }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PublicError);
    const [, sentence = '', sql = ''] =
      /^([^\n]+ run there): ([^\n]+)$/.exec(String((error as Error).message)) ?? [];
    expect(sentence).toContain(`role "${name}" lacks rights`);
    expect(sql).toContain('create extension if not exists earthdistance cascade;');
    await onServer(admin.href, sql);
    expect((await migrate({ url: own.href })).length).toBeGreaterThan(0);
  } finally {
    await pool.query(`drop database ${name} with (force)`);
    await pool.query(`drop role ${name}`);
  }
});

test('A role that may not create tables is told who must own the database', async () => {
  const name = `guest_${randomBytes(6).toString('hex')}`;
  await pool.query(`create role ${name} login password '${name}'`);
  const url = new URL(database.url);
  [url.username, url.password] = [name, name];
  try {
    await expect(migrate({ url: url.href })).rejects.toThrow(
      new RegExp(`^The role "${name}" lacks rights .+ alter database "\\w+" owner to "${name}";$`),
    );
  } finally {
    await pool.query(`drop role ${name}`);
  }
});
