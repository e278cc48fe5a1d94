import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrateJobs } from '../apps/server/src/platform/jobs/index.ts';
import { openForReading } from './archive/site-database.ts';
import { runJobsCommand } from './jobs/dead-jobs.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run jobs [-- retry ID … | retry all]`: lists background work and what of it is dead, or tries dead jobs again; also while the site runs. */
runTool(async () => {
  const database = await openForReading(loadConfig());
  const { db, close } = openDatabase({ url: database.url, max: 1 });
  try {
    await migrateJobs(database.url);
    await runJobsCommand(db, process.argv.slice(2), (line) => console.log(line));
  } finally {
    await close();
    await database.close();
  }
});
