import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../src/config/env.ts';
import { removeFolder, throwawayFolder } from './database/throwaway-folder.ts';
import { freePorts } from './servers/free-ports.ts';
import { takeProcess } from './servers/kept-process.ts';

export interface TestSandbox {
  url: string;
  /** Folder of its keys and state. */
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

const program = path.resolve(import.meta.dirname, '../../sandbox/test/one-after-the-other.ts');

/** Starts the outside services in a separate process, on free ports. @param publicUrl where they reach the product; nowhere by default. */
export async function startSandbox(publicUrl?: string): Promise<TestSandbox> {
  const folder = await throwawayFolder('sandbox');
  // The mailbox listens on the next one.
  const port = await freePorts(2);
  const sandbox = takeProcess(program);
  await sandbox.ask({
    start: {
      SANDBOX_PORT: String(port),
      DATA_DIR: folder,
      // The cost of importing a picture depends on its size.
      DEMO_PICTURE_WIDTH: '320',
      PUBLIC_URL: publicUrl ?? `http://127.0.0.1:${port + 2}`,
    },
  });
  let isOver = false;
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
      if (isOver) return;
      isOver = true;
      const isClosed = await Promise.race([
        sandbox.ask({ stop: true }).then(() => true),
        sleep(3000, false, { ref: false }),
      ]);
      if (isClosed) sandbox.giveBack();
      else sandbox.kill();
      await removeFolder(folder);
    },
  };
}
