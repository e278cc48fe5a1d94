import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/database.ts';
import { type FaultyNetwork, openFaultyNetwork } from '../../../test/stand-ins/faulty-network.ts';
import { openPool } from './database.ts';

let database: TestDatabase;
let network: FaultyNetwork;

beforeAll(async () => {
  database = await createTestDatabase();
  network = await openFaultyNetwork(database.url);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await network?.close();
  await database?.drop();
});

test('The connection of a statement that a frozen database does not end is dropped a second after its time', async () => {
  const pool = openPool({
    url: network.url,
    timeouts: { connectMs: 60_000, statementMs: 10_000, lockMs: 5000 },
  });
  const client = await pool.connect();
  client.on('error', () => undefined);
  const ended = new Promise((resolve) => client.once('end', resolve));
  network.freeze();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said: string[] = [];
  const asked = client.query('select 1').catch((error: Error) => said.push(error.message));
  vi.advanceTimersByTime(10_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  await asked;
  expect(said).toEqual(['Query read timeout']);
  await ended;
  client.release();
  expect(pool.totalCount).toBe(0);
  vi.useRealTimers();
  network.heal();
  await pool.end();
});
