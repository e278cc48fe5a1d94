import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const timeouts = { connectMs: 60_000, statementMs: 60_000, lockMs: 200 };
const lock = sql`select pg_advisory_xact_lock(1)`;

let database: OpenDatabase;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase({ url, timeouts });
});
afterAll(() => database?.close());

/** Takes the lock until it is let go. */
async function holder() {
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const done = database.db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  return async () => {
    release.resolve();
    await done;
  };
}

test('Where long locks are normal, a held lock is waited for again', async () => {
  const letGo = await holder();
  let attempts = 0;
  const work = inTransaction(
    database.db,
    async (trx) => {
      attempts += 1;
      if (attempts === 2) await letGo();
      await lock.execute(trx);
    },
    { othersMayBeLong: true },
  );
  await work;
  expect(attempts).toBe(2);
});

test('Elsewhere a lock that is held for too long fails at once', async () => {
  const letGo = await holder();
  let attempts = 0;
  const work = inTransaction(database.db, async (trx) => {
    attempts += 1;
    await lock.execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: '55P03' });
  expect(attempts).toBe(1);
  await letGo();
});

/** A statement that PostgreSQL ends with this SQLSTATE the first times, as it does after a deadlock; yields how often it ran. */
async function losing({ times, code = '40P01' }: { times: number; code?: string }) {
  await sql`drop sequence if exists runs`.execute(database.db);
  await sql`create sequence runs`.execute(database.db);
  const body = `do $$ begin if nextval('runs') <= ${times} then raise exception using errcode = '${code}'; end if; end $$`;
  const ran = async () => {
    const { rows } = await sql<{ runs: number }>`select last_value as runs from runs`.execute(database.db);
    return rows[0]?.runs;
  };
  return { statement: sql.raw(body), ran };
}

test.each(['40P01', '40001'])(
  'A statement that loses to others (%s) is run again, twice at most',
  async (code) => {
    const won = await losing({ times: 2, code });
    await won.statement.execute(database.db);
    expect(await won.ran()).toBe(3);
    const lost = await losing({ times: 3, code });
    await expect(lost.statement.execute(database.db)).rejects.toMatchObject({ code });
    expect(await lost.ran()).toBe(3);
  },
);

test('A statement that fails without a conflict is run once', async () => {
  const { statement, ran } = await losing({ times: 1, code: '22012' });
  await expect(statement.execute(database.db)).rejects.toMatchObject({ code: '22012' });
  expect(await ran()).toBe(1);
});

test('In a transaction it is the transaction that runs again, as a whole', async () => {
  const { statement, ran } = await losing({ times: 1 });
  let attempts = 0;
  await inTransaction(database.db, async (trx) => {
    attempts += 1;
    await statement.execute(trx);
  });
  expect([attempts, await ran()]).toEqual([2, 2]);
});
