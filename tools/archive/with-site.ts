import type { Config } from '../../apps/server/src/config/config.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { type OpenPlatform, openPlatform } from '../../apps/server/src/open-platform.ts';
import { constraintOf } from '../../apps/server/src/platform/db/transaction.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { followSandboxClock } from '../../apps/server/src/sandbox-clock.ts';
import { openForReading } from './site-database.ts';

const undefinedTable = '42P01';

/** Works on the site that the settings name: a database server, the embedded database beside a running server, or on its own. */
export async function withSite<T>(config: Config, work: (platform: OpenPlatform) => Promise<T>): Promise<T> {
  const database = await openForReading(config);
  const log = createLog({ level: 'silent' });
  const platform = openPlatform({ config, databaseUrl: database.url, log });
  try {
    if (config.sandbox !== undefined) await followSandboxClock(platform, config.sandbox.url);
    return await work(platform);
  } catch (error) {
    if (constraintOf(error).code !== undefinedTable) throw error;
    throw new PublicError('This database holds no Staylore yet. Start Staylore on it once: npm start');
  } finally {
    await platform.close();
    await database.close();
  }
}
