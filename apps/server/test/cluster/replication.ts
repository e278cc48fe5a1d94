import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@staylore/embedded-postgres';
import { migrate } from '../../src/platform/migrate.ts';
import { onServer } from '../database/database.ts';
import { throwawayFolder } from '../database/throwaway-folder.ts';

const run = promisify(execFile);

export interface Replication {
  readonly primaryUrl: string;
  /** Follows the primary by streaming. */
  readonly replicaUrl: string;
  /** The replica goes on answering, and receives nothing new. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a migrated primary and a replica that follows it: two embedded servers, the second a copy of the first. */
export async function startReplication(): Promise<Replication> {
  const folders = [await throwawayFolder('primary'), await throwawayFolder('replica')] as const;
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined, fsync: false });
  const first = await start(folders[0]);
  await migrate({ url: first.url });
  await first.stop();
  // With its owners, which Node's own copy would change.
  await run('cp', ['-a', `${folders[0]}/.`, folders[1]]);
  const primary = await start(folders[0]);
  const { hostname, port, username, password } = new URL(primary.url);
  const cluster = path.join(folders[1], 'database', 'cluster');
  await writeFile(path.join(cluster, 'standby.signal'), '');
  const settings = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`;
  await writeFile(path.join(cluster, 'postgresql.auto.conf'), settings);
  let replica: EmbeddedPostgres | undefined;
  try {
    replica = await start(folders[1]);
  } catch (error) {
    await primary.stop();
    throw error;
  }
  const { url: replicaUrl } = replica;
  return {
    primaryUrl: primary.url,
    replicaUrl,
    pause: () => onServer(replicaUrl, 'select pg_wal_replay_pause()'),
    resume: () => onServer(replicaUrl, 'select pg_wal_replay_resume()'),
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
