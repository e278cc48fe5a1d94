import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { type App, buildApp } from '../src/app.ts';
import { createConfig } from '../src/config/config.ts';
import type { Env } from '../src/config/env.ts';
import { jobHandlers } from '../src/jobs.ts';
import { type OpenPlatform, openPlatform } from '../src/open-platform.ts';
import { openPool } from '../src/platform/db/database.ts';
import { countJobs, migrateJobs } from '../src/platform/jobs/index.ts';
import { queueLogger, taskListOf } from '../src/platform/jobs/task-list.ts';
import { createLog } from '../src/platform/log/index.ts';
import { mountPages } from '../src/web/mount-pages.ts';
import { createTestDatabase, databaseSettings } from './database/database.ts';
import { removeFolder, throwawayFolder } from './database/throwaway-folder.ts';
import { startFurtherServer } from './servers/further-server.ts';

export interface TestApp {
  app: App;
  platform: OpenPlatform;
  /** Sends a request over HTTP; a body that is not text is sent as JSON. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: SendOptions): Promise<Answer>;
  /** Runs every waiting job, until none is left. */
  runJobs(): Promise<void>;
  /** A further server process over the same database, on a separate port. */
  twin(): Promise<Twin>;
  close(): Promise<void>;
}

/** A server in a separate process, with the time of day of the first. */
export type Twin = Pick<TestApp, 'send' | 'close'> & { platform: Pick<OpenPlatform, 'clock'> };

export interface SendOptions {
  as?: { token: string } | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Parsed if the answer is JSON, else its text. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many forms; the guard checks those against the contract
  body: any;
}

/** Number of server processes over which the requests of every test are spread, round-robin. */
const processes = Number(process.env['STAYLORE_TEST_PROCESSES'] ?? 1);

/** Starts the whole server, listening on a free port of the loopback interface, over a new database or that of `DATABASE_URL`. */
export async function startApp(env: Env = {}, pages?: PagesFrom): Promise<TestApp> {
  const dataDir = await throwawayFolder('app');
  const { DATABASE_URL: shared, ...others } = env;
  const database =
    shared === undefined ? await createTestDatabase() : { url: shared, drop: async () => undefined };
  if (shared !== undefined) await migrateJobs(database.url);
  const settings = {
    DATA_DIR: dataDir,
    ...databaseSettings(database.url),
    // A busy machine is not a failure.
    DATABASE_CONNECT_TIMEOUT: '60',
    DATABASE_STATEMENT_TIMEOUT: '60',
    DATABASE_LOCK_TIMEOUT: '60',
    RATE_LIMITS: 'off',
    MAX_REQUESTS: '0',
    DEMO: 'off',
    ...others,
  };
  const config = createConfig(settings, dataDir);
  const log = createLog({ level: process.env['TEST_LOG'] === 'on' ? 'debug' : 'silent' });
  const first = await openServer({ config, databaseUrl: config.database.url ?? '', log }, pages);
  const twin = () => openTwin({ env: settings, dataDir, clock: first.platform.clock });
  // A further process serves no pages.
  const further = pages === undefined ? processes - 1 : 0;
  const all = [first, ...(await Promise.all(Array.from({ length: further }, twin)))];
  const jobs = openPool({ url: first.platform.directUrl, max: 5, name: 'staylore jobs' });
  let requests = 0;
  return {
    ...first,
    send: (...request) => {
      requests += 1;
      return (all[requests % all.length] ?? first).send(...request);
    },
    runJobs: () => runJobs(first.platform, jobs),
    twin,
    close: async () => {
      for (const one of all) await one.close();
      await jobs.end();
      await database.drop();
      await removeFolder(dataDir);
    },
  };
}

/** Folder of a built web part whose pages are served; none by default. */
interface PagesFrom {
  buildDir: string;
}

async function openServer(options: Parameters<typeof openPlatform>[0], pages?: PagesFrom) {
  const platform = openPlatform(options);
  const origin = options.config.http.publicUrl;
  const app = await buildApp({
    platform,
    ...(pages && {
      mountPages: (http, around) => mountPages(http, { ...pages, origin, pictureOrigins: [], ...around }),
    }),
  });
  const listening = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.drain.close(Promise.resolve());
    await platform.close();
  };
  const call: TestApp['send'] = (method, url, asked) => send(listening, { method, url, ...asked });
  return { app, platform, send: call, close };
}

async function openTwin(options: { env: Env; dataDir: string; clock: OpenPlatform['clock'] }): Promise<Twin> {
  const server = await startFurtherServer(options);
  const call: TestApp['send'] = async (method, url, asked) => {
    await server.follow();
    return send(server.origin, { method, url, ...asked });
  };
  return { send: call, close: server.close, platform: { clock: options.clock } };
}

async function send(origin: string, request: SendOptions & { method: string; url: string }): Promise<Answer> {
  const headers: Record<string, string> = { ...request.headers };
  if (request.as !== undefined) headers['authorization'] = `Bearer ${request.as.token}`;
  const init: RequestInit = { method: request.method, headers, redirect: 'manual' };
  if (request.form !== undefined) init.body = request.form;
  else if (typeof request.body === 'string') init.body = request.body;
  else if (request.body !== undefined) {
    headers['content-type'] ??= 'application/json';
    init.body = JSON.stringify(request.body);
  }
  const response = await fetch(origin + request.url, init);
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    // Several cookies are set by several headers.
    headers: {
      ...Object.fromEntries(response.headers),
      ...(response.headers.has('set-cookie') && {
        'set-cookie': response.headers.getSetCookie().join(', '),
      }),
    },
    body: isJson ? JSON.parse(text) : text,
  };
}

/** Runs jobs until none waits, over connections that are kept: a worker of its own each time would open and close ten. */
async function runJobs({ db, log, unhurried }: OpenPlatform, pgPool: pg.Pool): Promise<void> {
  const taskList = taskListOf(jobHandlers(unhurried), { log, observe: () => undefined });
  for (;;) {
    await runOnce({ pgPool, taskList, concurrency: 4, noHandleSignals: true, logger: queueLogger(log) });
    const left = (await countJobs(db)).reduce((sum, kind) => sum + kind.waiting + kind.running, 0);
    if (left === 0) return;
    await sleep(20);
  }
}
