import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../src/config/config.ts';
import { openPool } from '../../src/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { composeSettings, documentedSettings, type PgBouncer, startPgBouncer } from './pgbouncer.ts';

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

test('With the manual’s lines every connection has the time-outs that Staylore sets itself', async () => {
  const { timeouts } = createConfig({}, '/').database;
  const pool = openPool({ url: pooler.urlOf(database.url), isPooled: true, timeouts, max: 1 });
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  await pool.end();
  expect(rows).toEqual([
    { statement: `${timeouts.statementMs / 1000}s`, lock: `${timeouts.lockMs / 1000}s` },
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

test('PgBouncer of the compose file admits only who knows the password, and logs in to the database with it', async () => {
  const { username, password } = new URL(database.url);
  expect(username).toBe('staylore');
  const { userlist, ...others } = await composeSettings(password);
  const closed = await startPgBouncer(database.url, { ...others, userlist: userlist ?? '' });
  const ask = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    await client.end();
    return rows;
  };
  try {
    const url = closed.urlOf(database.url);
    expect(await ask(url)).toEqual([{ statement: '10s', lock: '5s' }]);
    const wrong = Object.assign(new URL(url), { password: 'a guess' }).href;
    await expect(ask(wrong)).rejects.toThrow(/password|SASL/i);
  } finally {
    await closed.stop();
  }
});
