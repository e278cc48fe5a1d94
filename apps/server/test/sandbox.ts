import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../src/config/env.ts';
import { freePorts } from './servers/free-ports.ts';

export interface TestSandbox {
  url: string;
  /** Where it keeps its keys and its state. */
  folder: string;
  /** Settings by which a server uses this sandbox. */
  env: Env;
  control(command: {
    provider: string;
    fault?: string;
    latency_ms?: number;
    times?: number;
    advance_hours?: number;
  }): Promise<void>;
  /** Requests that a provider has answered so far. */
  requests(provider: string): Promise<{ path: string; status: number | null }[]>;
  stop(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../sandbox/src/main.ts');

/**
 * Starts the outside services in a process of their own, on free ports.
 * @param publicUrl where they reach the product; nowhere unless said.
 */
export async function startSandbox(publicUrl?: string): Promise<TestSandbox> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'staylore-sandbox-'));
  // The mailbox listens on the next one.
  const port = await freePorts(2);
  const child = fork(program, {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      DATA_DIR: folder,
      // Taking a picture in costs by its size.
      DEMO_PICTURE_WIDTH: '320',
      PUBLIC_URL: publicUrl ?? `http://127.0.0.1:${port + 2}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The sandbox did not start'))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folder: path.join(folder, 'sandbox'),
    env: { SANDBOX_PORT: String(port) },
    async control(command) {
      const answer = await fetch(`${url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(command),
      });
      if (!answer.ok) throw new Error(`The sandbox refused: ${await answer.text()}`);
    },
    async requests(provider) {
      const answer = await fetch(`${url}/requests.json?provider=${provider}`);
      return (await answer.json()) as { path: string; status: number | null }[];
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(3000).then(() => child.kill('SIGKILL'))]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
