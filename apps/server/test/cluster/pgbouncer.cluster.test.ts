import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../src/config/config.ts';
import { openPool } from '../../src/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { documentedSettings, type PgBouncer, startPgBouncer } from './pgbouncer.ts';

let database: TestDatabase;
let pooler: PgBouncer;

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startPgBouncer(database.url, await documentedSettings());
});

afterAll(async () => {
  await pooler?.stop();
  await database?.drop();
});

test('The lines of the manual give every connection the time-outs that Staylore would ask for', async () => {
  const { patience } = createConfig({}, '/').database;
  const pool = openPool({ url: pooler.urlOf(database.url), isPooled: true, patience, max: 1 });
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  await pool.end();
  expect(rows).toEqual([
    { statement: `${patience.statementMs / 1000}s`, lock: `${patience.lockMs / 1000}s` },
  ]);
});

test('Statements that a library names do not meet those of others on the same connection', async () => {
  const pools = Array.from({ length: 3 }, () =>
    openPool({ url: pooler.urlOf(database.url), isPooled: true, max: 4 }),
  );
  const ask = (pool: (typeof pools)[number], value: number) =>
    pool.query({ name: 'of-a-library', text: 'select $1::integer as value', values: [value] });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, value) => pools.map((pool) => ask(pool, value))).flat(),
  );
  expect(answers.map(({ rows }) => rows[0].value)).toEqual(
    Array.from({ length: 60 }, (_, value) => [value, value, value]).flat(),
  );
  await Promise.all(pools.map((pool) => pool.end()));
});
