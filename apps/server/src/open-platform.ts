import path from 'node:path';
import type { Config } from './config/config.ts';
import { hostsIn } from './config/hosts.ts';
import { connectionsOfFirst } from './config/sections/connections.ts';
import { type AdjustableClock, createAdjustableClock } from './platform/clock.ts';
import { createSecrets } from './platform/crypto/index.ts';
import { openDatabase } from './platform/db/database.ts';
import { openReplicas } from './platform/db/replicas.ts';
import { createFetchSafely } from './platform/fetch-safely/index.ts';
import { createFileScan } from './platform/file-scan/index.ts';
import type { Logger } from './platform/log/index.ts';
import type { Platform } from './platform/platform.ts';
import { createStorage } from './platform/storage/index.ts';
import { createRestorable } from './restorable.ts';

export interface OpenPlatform extends Platform {
  clock: AdjustableClock;
  /** The same for background work: its statements may take their time, over connections that bypass any pooler. */
  unhurried: Platform;
  /** Closes everything that was opened, last one first. */
  close(): Promise<void>;
}

/** Opens what features are given: database, storage, other servers. */
export function openPlatform(options: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  clock?: AdjustableClock;
}): OpenPlatform {
  const { config, databaseUrl, log } = options;
  const closers: (() => Promise<void>)[] = [];
  const directUrl = config.database.directUrl ?? databaseUrl;
  const onError = (error: Error) => log.debug({ err: error }, 'a database connection broke');
  const { poolSize, timeouts } = config.database;
  const isPooled = directUrl !== databaseUrl;
  const requests = openDatabase({ url: databaseUrl, isPooled, max: poolSize, timeouts, onError });
  const jobs = openDatabase({ url: directUrl, max: connectionsOfFirst.work, name: 'staylore work', onError });
  closers.push(requests.close, jobs.close);
  const replicas = openReplicas({
    directUrl,
    isPooled,
    poolSize,
    timeouts,
    log,
    urls: config.database.replicaUrls,
    primary: requests.db,
  });
  closers.push(replicas.close);
  const outgoing = new Set<Parameters<Platform['onOutgoing']>[0]>();
  const fetchSafely = createFetchSafely({
    allowedPrivateOrigins: operatorOrigins(config),
    pausedHosts: pausedHosts(config),
    userAgent: `Staylore (+${config.http.publicUrl})`,
    log,
    observe: (call) => {
      for (const listener of outgoing) listener(call);
    },
  });
  closers.push(() => fetchSafely.close());
  const clock = options.clock ?? createAdjustableClock();
  const platform = {
    config,
    db: requests.db,
    replicas,
    databaseUrl,
    isPooled,
    directUrl,
    clock,
    log,
    secrets: createSecrets({ db: requests.db, ...config.secrets }),
    storage: createStorage(config.storage),
    fetchSafely,
    isInfected: createFileScan(config.virusScannerUrl),
    restorable: createRestorable({ clock, config }),
    onOutgoing: (listener: Parameters<Platform['onOutgoing']>[0]) => outgoing.add(listener),
    onClose: (closer: () => Promise<void>) => closers.push(closer),
    countConnections: () => ({
      used: requests.pool.totalCount - requests.pool.idleCount,
      idle: requests.pool.idleCount,
      waiting: requests.pool.waitingCount,
    }),
  };
  return {
    ...platform,
    unhurried: { ...platform, db: jobs.db },
    close: async () => {
      for (const closer of closers.reverse())
        await closer().catch((error) => log.warn({ err: error }, 'closing failed'));
    },
  };
}

/**
 * Services that the operator named and may run in a private network: the sandbox, maps, a language model, the bank's gateway, a partner, a mirror
 * of breached passwords.
 */
function operatorOrigins(config: Config): string[] {
  const { sandbox, maps, llm, payouts, hotelLinks, breachedPasswordsUrl } = config;
  const named = [sandbox?.url, maps.url, llm?.baseUrl, payouts.bankUrl, hotelLinks.travelpayouts?.url];
  return [...named, breachedPasswordsUrl].filter((url) => url !== undefined);
}

/**
 * Services that the operator named; the sandbox plays all of them under one address, where a failure of one says nothing about the others.
 */
function pausedHosts(config: Config): ReadonlySet<string> {
  const hosts = hostsIn(config);
  if (config.sandbox !== undefined) hosts.delete(new URL(config.sandbox.url).host);
  return hosts;
}

/** Where the built web part lies. */
export const webBuildDir = path.resolve(import.meta.dirname, '../../web/build');
