import { Logger, runMigrations } from 'graphile-worker';

const silent = new Logger(() => () => undefined);

/** Makes or updates the job queue's own tables, in their schema `graphile_worker`. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent });
}
