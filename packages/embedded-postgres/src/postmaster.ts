import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { programEnv, withDataFolder } from './cluster.ts';
import { exists, isPostgresOn, isRunning, waitUntilGone } from './processes.ts';
import { StartError } from './start-error.ts';

export interface PostmasterOptions {
  readonly program: string;
  readonly cluster: string;
  readonly account: Account | undefined;
  readonly port: number;
  readonly fsync: boolean;
  readonly log: (line: string) => void;
}

/** One running database server. `ended` settles when its process is gone, for whatever reason. */
export interface Postmaster {
  readonly pid: number;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Becomes the database server, after leaving a watcher behind: when this process dies, even by SIGKILL, its end of the pipe closes and the
 * watcher shuts the server down, so nothing is orphaned. The watcher is a grandchild because the server would be confused by a child that
 * it did not create itself.
 */
const watchedStart =
  'exec 9<&0; ( ( read _ <&9; kill -INT $$ ) 2>/dev/null & ); exec 9<&- </dev/null; exec "$@"';

const startAttempts = 40;
const shutdownMs = 30_000;

/**
 * Starts the server and waits until it accepts connections, through crash recovery if necessary. Retries for some seconds, because the remains of a
 * killed server (zombie, shared memory) disappear late.
 * @throws {StartError} with the server's own reason.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    await clearRemains(options);
    const started = await tryStart(options);
    if ('pid' in started) return started;
    const passing = /lock file|pre-existing shared memory|still in use|in use by/i.test(started.reason);
    if (!passing || attempt >= startAttempts) {
      throw new StartError(`The embedded database does not start: ${started.reason}`);
    }
    await sleep(250);
  }
}

/** Ends a server that a killed process left behind, and removes a lock file whose process number now belongs to someone else. */
export async function clearRemains({
  cluster,
  log,
}: Pick<PostmasterOptions, 'cluster' | 'log'>): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!(pid > 0) || !exists(pid)) return;
  if (isPostgresOn(pid, cluster)) {
    log(`Stopping the database server that an earlier run left behind (process ${pid}).`);
    signal(pid, 'SIGINT');
    if (!(await waitUntilGone(pid, shutdownMs))) {
      signal(pid, 'SIGQUIT');
      await waitUntilGone(pid, shutdownMs);
    }
  } else if (isRunning(pid)) {
    await rm(lockFile, { force: true });
  } else {
    await waitUntilGone(pid, 10_000);
  }
}

async function tryStart(options: PostmasterOptions): Promise<Postmaster | { reason: string }> {
  const output: string[] = [];
  const child = await withDataFolder(options, async (given) =>
    spawn('/bin/sh', ['-c', watchedStart, 'sh', options.program, '-D', given.path, ...settings(options)], {
      cwd: '/',
      // A separate session: Ctrl-C in the terminal must not end the database before the server has finished.
      detached: true,
      env: programEnv,
      stdio: ['pipe', 'ignore', 'pipe', given.handle ?? 'ignore'],
      ...(given.account && { uid: given.account.uid, gid: given.account.gid }),
    }),
  );
  child.stdin?.on('error', () => undefined);
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      output.push(line);
      if (output.length > 30) output.shift();
      options.log(line);
    }
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output.push(error.message);
      resolve();
    });
    child.once('close', () => resolve());
  });
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  while (!gone) {
    if (child.pid && (await isReady(options.cluster, child.pid))) return handleOf(child, child.pid, ended);
    await sleep(15);
  }
  const fatal = output.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.at(-1);
  return { reason: fatal?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it ended at once' };
}

function settings({ port, fsync }: PostmasterOptions): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    jit: 'off',
    // Starting parallel workers for a statement takes longer than a request may take (`docs/performance.md`).
    max_parallel_workers_per_gather: 0,
    // Random reads cost little on solid-state disks and nothing in memory.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    log_min_messages: 'warning',
    ...(!fsync && { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The server writes its state into the eighth line of its lock file, where pg_ctl reads it. */
async function isReady(cluster: string, pid: number): Promise<boolean> {
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function handleOf(child: ChildProcess, pid: number, ended: Promise<void>): Postmaster {
  return {
    pid,
    ended,
    async stop() {
      // Fast shutdown: sessions are ended, everything acknowledged is on disk.
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), shutdownMs);
      await ended;
      clearTimeout(late);
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}
