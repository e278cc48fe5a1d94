import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const silent = new Logger(() => () => undefined);

/**
 * Creates or updates the job queue's own tables in their schema `graphile_worker`. Uses a pool of ours: the queue's own connection is
 * closed some time later and without an error listener, so that a database stopped meanwhile would end the process.
 */
export async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
}
