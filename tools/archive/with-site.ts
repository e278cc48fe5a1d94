import type { Config } from '../../apps/server/src/config/config.ts';
import { type OpenPlatform, openPlatform } from '../../apps/server/src/open-platform.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { followSandboxClock } from '../../apps/server/src/sandbox-clock.ts';
import { openMigrated } from './site-database.ts';

/** Works on the configured site: with a database server, or with the embedded database, alongside a running server or alone. */
export async function withSite<T>(config: Config, work: (platform: OpenPlatform) => Promise<T>): Promise<T> {
  await using database = await openMigrated(config);
  const log = createLog({ level: 'silent' });
  const platform = openPlatform({ config, databaseUrl: database.url, log });
  try {
    if (config.sandbox !== undefined) await followSandboxClock(platform, config.sandbox.url);
    return await work(platform);
  } finally {
    await platform.close();
  }
}
