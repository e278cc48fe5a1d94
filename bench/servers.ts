import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@staylore/embedded-postgres';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { freePorts } from '../apps/server/test/servers/free-ports.ts';
import { nodeEnvironment } from '../tools/launch/project.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A server; it is stopped at the end of the block that started it. */
export interface Running extends AsyncDisposable {
  url: string;
  pid: number | undefined;
}

/** A connection, closed likewise. */
export async function connect(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

export interface RunningDatabase extends Running {
  /** Returns the address of a database of this name: one kept from before, or a migrated one that is filled now. */
  filled(name: string, fill: (url: string) => Promise<void>): Promise<string>;
}

/**
 * A database server for one benchmark, with the durability of production. Its data are deleted afterwards unless a folder is given to keep them in.
 */
export async function startDatabase({ keep }: { keep?: string | undefined } = {}): Promise<RunningDatabase> {
  const folder = keep ?? (await mkdtemp(path.join(os.tmpdir(), 'staylore-bench-')));
  const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  await migrate({ url: database.url });
  const urlOf = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  const run = async (sql: string, values: unknown[] = []) => {
    await using client = await connect(database.url);
    return (await client.query(sql, values)).rowCount ?? 0;
  };
  return {
    url: database.url,
    pid: undefined,
    filled: async (name, fill) => {
      if ((await run('select from pg_database where datname = $1', [name])) === 0) {
        // Renamed when it is complete, so that an interrupted one is started again.
        await run('drop database if exists filling');
        await run('create database filling');
        await migrate({ url: urlOf('filling') });
        await fill(urlOf('filling'));
        await run(`alter database filling rename to ${name}`);
      }
      await migrate({ url: urlOf(name) });
      return urlOf(name);
    },
    [Symbol.asyncDispose]: async () => {
      await database.stop();
      if (keep === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startChild(
  program: string,
  env: Record<string, string>,
  { url }: { url: string },
): Promise<Running> {
  const child = fork(path.join(root, program), {
    env: { ...nodeEnvironment, ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitForReady(child);
  return {
    url,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The target of links in a kept database, whatever port a server gets: each start would otherwise reroute all of them. */
const sandboxPort = 11_804;
export const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;

/** The product's own server over a database, without demo world and limits. */
export async function startProduct(databaseUrl: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePorts();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-bench-data-'));
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // Each start has a new folder, and a database is kept: its keys must be those of the previous start.
    MASTER_KEY: '42'.repeat(32),
    SANDBOX_PORT: String(sandboxPort),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    MAX_REQUESTS: '0',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const url = `http://127.0.0.1:${port}`;
  const running = await startChild('apps/server/src/main.ts', settings, { url });
  return {
    ...running,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const jobWaits = /^jobs\{.*state="(?:waiting|running)"\} [1-9]/m;

/** Waits until a server has done its background work: after the first start every post gets its link, which takes minutes for a million. */
export async function untilAtRest({ url }: Running, onProgress: (text: string) => void): Promise<void> {
  for (let seconds = 0; ; seconds += 1) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    if (!jobWaits.test(figures)) return;
    if (seconds % 10 === 9) onProgress('waiting for background work to end');
    await sleep(1000);
  }
}

/** A bare server as a yardstick of the machine: one of the programs in this folder. */
export async function startYardstick(program: string, databaseUrl: string): Promise<Running> {
  const port = await freePorts();
  const env = { PORT: String(port), DATABASE_URL: databaseUrl };
  return startChild(`bench/yardsticks/${program}`, env, { url: `http://127.0.0.1:${port}` });
}

/** The sandbox's photo network, with a fixed time for every page. */
export async function startSandbox(port: number, latencyMs: number): Promise<Running> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-bench-sandbox-'));
  const url = `http://127.0.0.1:${port}`;
  const running = await startChild(
    'apps/sandbox/src/main.ts',
    { SANDBOX_PORT: String(port), DATA_DIR: folder },
    { url },
  );
  await fetch(`${url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'instagram', fault: 'none', latency_ms: latencyMs }),
  });
  return running;
}

async function waitForReady(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server of the benchmark ended with code ${code}`)));
    child.on('message', (message) => {
      if (message === 'ready' || (typeof message === 'object' && message !== null && 'ready' in message))
        resolve();
    });
  });
}
