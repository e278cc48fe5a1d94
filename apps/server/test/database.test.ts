import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test('A test gets a migrated database of its own in less than a second', async () => {
  const warm = await createTestDatabase();
  const start = performance.now();
  const database = await createTestDatabase();
  expect(performance.now() - start).toBeLessThan(1000);

  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('select name from schema_migrations order by name limit 1');
  expect(rows).toEqual([{ name: '0001-accounts.sql' }]);
  await database.drop();
  await warm.drop();
});
