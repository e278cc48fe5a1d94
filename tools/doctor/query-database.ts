import pg from 'pg';
import { inTime, patienceMs } from './finding.ts';

/** Queries a server over a separate connection, which is closed after the answer. */
export async function queryDatabase<T>(
  url: string,
  ask: (client: pg.Client) => Promise<T>,
  settings: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    ...settings,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await inTime(client.end()).catch(() => undefined);
  }
}
