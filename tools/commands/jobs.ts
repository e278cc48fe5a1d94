import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { openMigrated } from '../archive/site-database.ts';
import { runJobsCommand } from '../jobs/dead-jobs.ts';
import type { Command } from './command.ts';

/** `npx staylore jobs [retry ID … | retry all]`: lists background jobs and dead ones, or retries dead jobs; works while the site runs. */
export const jobs: Command = async (words, { loadConfig, say }) => {
  const database = await openMigrated(loadConfig());
  const { db, close } = openDatabase({ url: database.url, max: 1 });
  try {
    await migrateJobs(database.url);
    await runJobsCommand(db, words, say);
  } finally {
    await close();
    await database.close();
  }
};
