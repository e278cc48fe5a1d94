import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { startApp } from '../../test/start-app.ts';
import { migrate } from './migrate.ts';

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

test('An applied file that was edited, removed or overtaken is refused', async () => {
  await file('0001-first.sql', 'create table one (n int);');
  await file('0003-third.sql', 'create table three (n int);');
  await run();
  await file('0002-late.sql', 'create table two (n int);');
  await expect(run()).rejects.toThrow(/0002-late\.sql comes before 0003-third\.sql/);
  await rm(path.join(folder, '0002-late.sql'));
  await file('0001-first.sql', 'create table one (n bigint);');
  await expect(run()).rejects.toThrow(/0001-first\.sql was edited after this database applied it/);
  await rm(path.join(folder, '0001-first.sql'));
  await expect(run()).rejects.toThrow(/does not know: start the newer version/);
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

test('A database that cannot be reached is told without its password', async () => {
  const failure = await migrate({ url: 'postgres://someone:secret@127.0.0.1:9/stay', folder }).catch(String);
  expect(failure).toMatch(/The database stay at 127\.0\.0\.1:9 cannot be reached/);
  expect(failure).not.toContain('secret');
});

test('The server is ready once every migration is applied, also under those of a newer version', async () => {
  const app = await startApp();
  const probe = new pg.Pool({ connectionString: app.platform.databaseUrl });
  probe.on('error', () => undefined);
  const status = async () => (await app.send('GET', '/readyz')).status;
  expect(await status()).toBe(200);
  await probe.query("insert into schema_migrations (name, checksum) values ('9999-newer.sql', '')");
  expect(await status()).toBe(200);
  await probe.query("delete from schema_migrations where name like '0002-%'");
  expect(await status()).toBe(503);
  await probe.end();
  await app.close();
});
