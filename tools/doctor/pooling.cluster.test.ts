import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import {
  documentedSettings,
  type PgBouncer,
  startPgBouncer,
} from '../../apps/server/test/cluster/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/database/database.ts';
import { examinePooling } from './pooling.ts';

let database: TestDatabase;
let [asDocumented, bare]: (PgBouncer | undefined)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  asDocumented = await startPgBouncer(database.url, await documentedSettings());
  bare = await startPgBouncer(database.url, { database: '', pgbouncer: ['pool_mode = transaction'] });
});

afterAll(async () => {
  await asDocumented?.stop();
  await bare?.stop();
  await database?.drop();
});

const examined = (pooler: PgBouncer | undefined, settings: Record<string, string> = {}) =>
  examinePooling(
    createConfig({ DATABASE_URL: pooler?.urlOf(database.url) ?? '', ...settings }, '/').database,
  );

test('Doctor knows PgBouncer when it meets it: set up as the manual says, without a way past it, and refusing our time-outs', async () => {
  const direct = { DATABASE_DIRECT_URL: database.url };
  expect(await examined(asDocumented, direct)).toMatchObject([
    { level: 'ok', says: /DATABASE_DIRECT_URL past/ },
  ]);
  expect(await examined(asDocumented)).toMatchObject([{ level: 'fault', todo: /^Set DATABASE_DIRECT_URL/ }]);
  expect(await examined(bare, direct)).toMatchObject([
    { level: 'fault', says: /refuses our connections/, todo: /^Set ignore_startup_parameters/ },
  ]);
});
