import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '../../apps/server/src/config/config.ts';
import { openPlatform } from '../../apps/server/src/open-platform.ts';
import { reseal } from '../../apps/server/src/platform/crypto/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { sealedValues } from '../../apps/server/src/sealed-values.ts';
import { restoreArchive } from './restore-archive.ts';
import { openSiteDatabase } from './site-database.ts';

/**
 * Restores an archive into a temporary site: all its rows fit, and its keys open what is sealed.
 * @param databaseUrl of an empty database; by default a temporary embedded one.
 * @throws {PublicError} when it could not be restored.
 */
export async function verifyArchive(
  config: Config,
  { file, databaseUrl }: { file: string; databaseUrl?: string },
): Promise<void> {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'staylore-verify-'));
  const trial: Config = {
    ...config,
    dataDir: folder.path,
    database: { ...config.database, url: databaseUrl },
    storage: { kind: 'local', folder: path.join(folder.path, 'storage') },
    secrets: { ...config.secrets, folder: path.join(folder.path, 'secrets') },
  };
  await restoreArchive(trial, { file, replace: false, say: () => undefined });
  await openSealed(trial);
}

async function openSealed(config: Config): Promise<void> {
  await using database = await openSiteDatabase(config);
  const platform = openPlatform({
    config,
    databaseUrl: database.url,
    log: createLog({ level: 'silent' }),
  });
  try {
    await platform.secrets.renew();
    await reseal(platform, sealedValues);
  } finally {
    await platform.close();
  }
}
