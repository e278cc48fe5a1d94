import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { openForReading } from './archive/site-database.ts';
import { runHotelCommand } from './hotels/hotel-commands.ts';
import { loadConfig } from './launch/project.ts';
import { runTool } from './launch/run.ts';

/** `npm run hotels -- twins` lists hotels that may be one; `merge GONE KEPT` makes two records one; also while the site runs. */
runTool(async () => {
  const database = await openForReading(loadConfig());
  const { db, close } = openDatabase({ url: database.url, max: 1 });
  try {
    await runHotelCommand(db, process.argv.slice(2), (line) => console.log(line));
  } finally {
    await close();
    await database.close();
  }
});
