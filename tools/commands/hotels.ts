import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { openMigrated } from '../archive/site-database.ts';
import { runHotelCommand } from '../hotels/hotel-commands.ts';
import type { Command } from './command.ts';

/** `npx staylore hotels twins` lists hotels that may be one; `merge GONE KEPT` merges two records; works while the site runs. */
export const hotels: Command = async (words, { loadConfig, say }) => {
  const database = await openMigrated(loadConfig());
  const { db, close } = openDatabase({ url: database.url, max: 1 });
  try {
    await runHotelCommand(db, words, say);
  } finally {
    await close();
    await database.close();
  }
};
