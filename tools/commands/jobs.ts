import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { withSite } from '../archive/with-site.ts';
import { runJobsCommand } from '../jobs/dead-jobs.ts';
import type { Command } from './command.ts';

/** `npx staylore jobs [retry ID … | retry all]`: lists background jobs and dead ones, or retries dead jobs; works while the site runs. */
export const jobs: Command = (words, { loadConfig, say }) =>
  withSite(loadConfig(), async (platform) => {
    await migrateJobs(platform.databaseUrl);
    await runJobsCommand(platform, words, say);
  });
