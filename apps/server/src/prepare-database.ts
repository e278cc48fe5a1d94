import { type EmbeddedPostgres, startEmbeddedPostgres } from '@staylore/embedded-postgres';
import type { Config } from './config/config.ts';
import type { Logger } from './platform/log/index.ts';
import { migrate, requireMigrated } from './platform/migrate.ts';

/** The configured database, or one of our own that ends with this process. */
export async function openDatabaseServer(config: Config, log: Logger): Promise<EmbeddedPostgres> {
  const { url } = config.database;
  if (url !== undefined) return lentDatabase(url);
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.debug({ from: 'postgres' }, line),
  });
}

/** A database that others start and stop. */
export const lentDatabase = (url: string): EmbeddedPostgres => ({
  url,
  died: new Promise<Error>(() => undefined),
  stop: async () => undefined,
});

/** Migrates the schema to this version, or checks that it was migrated. */
export async function prepareDatabase(
  config: Config,
  { url, onProgress }: { url: string; onProgress(text: string): void },
): Promise<void> {
  const directUrl = config.database.directUrl ?? url;
  if (config.database.migrateAtStart) await migrate({ url: directUrl, log: onProgress });
  else await requireMigrated(directUrl);
}
