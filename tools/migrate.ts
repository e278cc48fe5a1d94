import { migrate } from '../apps/server/src/platform/migrate.ts';
import { openForReading } from './archive/site-database.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run migrate`: brings the database to the schema of this version, also while servers of the version before serve from it. */
runTool(async () => {
  const say = (line: string) => console.log(line);
  const database = await openForReading(loadConfig());
  try {
    const applied = await migrate({ url: database.url, log: say });
    say(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migrations.`);
  } finally {
    await database.close();
  }
});
