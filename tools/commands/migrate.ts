import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { openForReading } from '../archive/site-database.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore migrate`: brings the database to the schema of this version, also while servers of the version before serve from it. */
export const migrateSite: Command = async (words, { loadConfig, say }) => {
  readWords(words, { flags: {}, most: 0, usage: 'npx staylore migrate takes no further words.' });
  const database = await openForReading(loadConfig());
  try {
    const applied = await migrate({ url: database.url, log: say });
    say(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migrations.`);
  } finally {
    await database.close();
  }
};
