import path from 'node:path';
import type { Config } from './config/config.ts';
import { type AdjustableClock, createAdjustableClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { createFetchSafely } from './platform/fetch-safely/index.ts';
import type { Logger } from './platform/log/index.ts';
import type { Platform } from './platform/platform.ts';
import { createStorage } from './platform/storage/index.ts';

export interface OpenPlatform extends Platform {
  clock: AdjustableClock;
  /** Closes everything that was opened, last one first. */
  close(): Promise<void>;
}

/** Opens what features are handed: database, storage, other servers. */
export function openPlatform(options: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  clock?: AdjustableClock;
}): OpenPlatform {
  const { config, databaseUrl, log } = options;
  const closers: (() => Promise<void>)[] = [];
  const { db, close } = openDatabase({
    url: databaseUrl,
    max: config.database.poolSize,
    onError: (error) => log.debug({ err: error }, 'an idle database connection broke'),
  });
  closers.push(close);
  const fetchSafely = createFetchSafely({
    allowedPrivateOrigins: operatorOrigins(config),
    userAgent: `Staylore (+${config.http.publicUrl})`,
    log,
  });
  closers.push(() => fetchSafely.close());
  return {
    config,
    db,
    databaseUrl,
    clock: options.clock ?? createAdjustableClock(),
    log,
    storage: createStorage(config.storage),
    fetchSafely,
    onClose: (closer) => closers.push(closer),
    close: async () => {
      for (const closer of closers.reverse())
        await closer().catch((error) => log.warn({ err: error }, 'closing failed'));
    },
  };
}

/** Services that the operator named and may run in a private network: the sandbox, maps, a language model, the bank's gateway, a partner. */
function operatorOrigins({ sandbox, maps, llm, payouts, hotelLinks }: Config): string[] {
  const named = [sandbox?.url, maps.url, llm?.baseUrl, payouts.bankUrl, hotelLinks.travelpayouts?.url];
  return named.filter((url) => url !== undefined);
}

/** Where the built web part lies. */
export const webBuildDir = path.resolve(import.meta.dirname, '../../web/build');
