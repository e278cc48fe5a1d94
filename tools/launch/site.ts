import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../apps/server/src/config/config.ts';
import { requireFreePort } from '../../apps/server/src/platform/http/free-port.ts';
import { type Child, type ChildOptions, startChild } from './child.ts';

/** Sandbox and server, running. */
export interface Site {
  /** Settles with a sentence when the server ended by itself. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Ends it at once, without waiting for requests to finish. */
  kill(): void;
}

export interface SiteOptions {
  readonly config: Config;
  readonly say: (line: string) => void;
  /** Settings that differ from this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly output?: (line: string) => void;
}

/** @throws {PublicError} when a port of the site is taken. */
export async function requireFreePorts({ http, sandbox }: Config): Promise<void> {
  await requireFreePort({ host: http.host, port: http.port, setting: 'PORT' });
  if (sandbox === undefined) return;
  for (const port of [sandbox.port, sandbox.smtpPort])
    await requireFreePort({ host: '127.0.0.1', port, setting: 'SANDBOX_PORT' });
}

/**
 * Starts the sandbox (where it is on) and the server, and keeps the sandbox running.
 * @returns once both are started; `ready` settles when both answer, false when the server ended before.
 * @throws {PublicError} when a port is taken.
 */
export async function startSite(options: SiteOptions): Promise<{ site: Site; ready: Promise<boolean> }> {
  const { config } = options;
  await requireFreePorts(config);
  const common: Omit<ChildOptions, 'file'> = {
    env: { ...options.env, DATA_DIR: config.dataDir },
    ...(options.output && { output: options.output }),
  };
  const sandbox = config.sandbox && keepSandbox(config.sandbox.port, { common, say: options.say });
  const server = startChild({
    ...common,
    file: 'apps/server/src/main.ts',
    onProgress: options.say,
  });
  const ready = Promise.all([server.ready, sandbox?.firstStart ?? true]).then((all) => all.every(Boolean));
  return { site: joined({ server, sandbox, patienceMs: 20_000 + config.http.drainSeconds * 1000 }), ready };
}

function joined(parts: { server: Child; sandbox: KeptSandbox | undefined; patienceMs: number }): Site {
  const { server, sandbox, patienceMs } = parts;
  return {
    ended: server.ended.then(({ code, signal }) =>
      signal ? `The server was ended by ${signal}.` : `The server ended with code ${code}.`,
    ),
    async stop() {
      // First the server: it may still finish requests that need the sandbox.
      await server.stop(patienceMs);
      await sandbox?.stop();
    },
    kill() {
      server.kill();
      sandbox?.kill();
    },
  };
}

interface KeptSandbox {
  readonly firstStart: Promise<boolean>;
  stop(): Promise<void>;
  kill(): void;
}

/** The sandbox has nothing that cannot be lost, so it is restarted whenever it ends. */
function keepSandbox(
  port: number,
  { common, say }: { common: Omit<ChildOptions, 'file'>; say: (line: string) => void },
): KeptSandbox {
  const start = () =>
    startChild({
      ...common,
      file: 'apps/sandbox/src/main.ts',
      env: { ...common.env, SANDBOX_PORT: String(port) },
    });
  let child = start();
  let stopping = false;
  const firstStart = answers();

  async function answers(): Promise<boolean> {
    while (!stopping) {
      if (await child.ready) return true;
      await sleep(100);
    }
    return false;
  }

  async function watch(): Promise<void> {
    for (let pauseMs = 200; ; pauseMs = Math.min(pauseMs * 2, 5000)) {
      const begin = Date.now();
      await child.ended;
      if (stopping) return;
      if (Date.now() - begin > 60_000) pauseMs = 200;
      say('The sandbox ended; starting it again.');
      await sleep(pauseMs);
      if (stopping) return;
      child = start();
    }
  }
  void watch();

  return {
    firstStart,
    async stop() {
      stopping = true;
      await child.stop(5000);
    },
    kill() {
      stopping = true;
      child.kill();
    },
  };
}
