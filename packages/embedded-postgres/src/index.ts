import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { accountForPostgres } from './account.ts';
import { findBinaries } from './binaries.ts';
import { clusterOwner, databaseUser, ensureCluster } from './cluster.ts';
import { choosePort, openFolder, releaseFolder } from './folder.ts';

export { exists as processExists } from './processes.ts';
export { StartError } from './start-error.ts';

import { clearRemains, type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The database is in `database` below it. */
  readonly dataDir: string;
  /** Default: the port of the last run if it is free, else any free one. */
  readonly port?: number;
  readonly log: (line: string) => void;
  /** `false` only for data that may be lost with the machine: tests. Even so, killing any process loses nothing. */
  readonly fsync?: boolean;
}

export interface EmbeddedPostgres {
  /** For the driver, password included: never logged. Stays the same when the server is restarted after a crash. */
  readonly url: string;
  stop(): Promise<void>;
  /** Settles with the reason when the database died and could not be restarted. */
  readonly died: Promise<Error>;
}

const restarts = { atMost: 5, withinMs: 60_000 };

/**
 * Runs a PostgreSQL server of our own below `dataDir`: creates the cluster at the first start, ends what an earlier run left behind,
 * restarts the server when it crashes, and never outlives this process.
 * @throws {StartError} in one sentence when that is not possible.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openFolder(options.dataDir);
  try {
    const account = await accountForPostgres(await clusterOwner(folder));
    const binaries = await findBinaries(account);
    const fsync = options.fsync ?? true;
    await ensureCluster({ folder, binaries, account, fsync });
    // A server that is still shutting down holds the port that this one wants again.
    await clearRemains({ cluster: folder.cluster, log: options.log });
    const port = await choosePort(folder, options.port);
    const supervised = await supervise({
      program: binaries.postgres,
      cluster: folder.cluster,
      account,
      port,
      fsync,
      log: options.log,
    });
    const url = `postgres://${databaseUser}:${folder.password}@127.0.0.1:${port}`;
    await ensureDatabase(url);
    return {
      url: `${url}/${databaseUser}`,
      died: supervised.died,
      stop: async () => {
        await supervised.stop();
        await releaseFolder(folder);
      },
    };
  } catch (error) {
    await releaseFolder(folder);
    throw error;
  }
}

async function supervise(options: PostmasterOptions) {
  let postmaster: Postmaster = await startPostmaster(options);
  let stopping = false;
  let starting: Promise<unknown> | undefined;
  let report: (error: Error) => void = () => undefined;
  const died = new Promise<Error>((resolve) => {
    report = resolve;
  });
  const crashes: number[] = [];

  async function watch(): Promise<void> {
    for (;;) {
      await postmaster.ended;
      if (stopping) return;
      crashes.push(Date.now());
      if (crashes.filter((at) => at > Date.now() - restarts.withinMs).length > restarts.atMost) {
        throw new Error(`The database server ended ${crashes.length} times; giving up.`);
      }
      options.log('The database server ended unexpectedly; starting it again.');
      starting = startPostmaster(options).then((next) => {
        postmaster = next;
      });
      await starting;
      options.log('The database server is back.');
    }
  }
  watch().catch(report);

  return {
    died,
    async stop() {
      stopping = true;
      await starting?.catch(() => undefined);
      await postmaster.stop();
    },
  };
}

async function ensureDatabase(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseUser]);
      if (!rowCount) await client.query(`create database ${databaseUser}`);
      return;
    } catch (error) {
      if (attempt > 5) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
