import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const patience = { connectMs: 60_000, statementMs: 60_000, lockMs: 200 };
const lock = sql`select pg_advisory_xact_lock(1)`;

let database: OpenDatabase;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase({ url, patience });
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

test('Where long work of others is nothing unusual, a lock that they hold is waited for again', async () => {
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
