import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { openForReading } from '../archive/site-database.ts';
import { type Command, readWords } from './command.ts';

/** `npx staylore migrate`: migrates the database to this version's schema, also while servers of the previous version use it. */
export const migrateSite: Command = async (words, { loadConfig, say }) => {
  readWords(words, { flags: {}, most: 0, usage: 'npx staylore migrate takes no further words.' });
  await using database = await openForReading(loadConfig());
  const applied = await migrate({ url: database.url, log: say });
  say(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migrations.`);
};
