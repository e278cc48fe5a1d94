import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test('A test gets a migrated database of its own in less than a second', async () => {
  const others: Awaited<ReturnType<typeof createTestDatabase>>[] = [];
  let [database, quickest] = [await createTestDatabase(), Number.POSITIVE_INFINITY];
  // What a busy machine adds to one of them is not the making's.
  for (let round = 0; round < 3 || (round < 20 && quickest >= 1000); round += 1) {
    others.push(database);
    const start = performance.now();
    database = await createTestDatabase();
    quickest = Math.min(quickest, performance.now() - start);
  }
  expect(quickest).toBeLessThan(1000);

  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select name from schema_migrations order by name limit 1');
  expect(rows).toEqual([{ name: '0001-accounts.sql' }]);
  for (const { drop } of [database, ...others]) await drop();
});
