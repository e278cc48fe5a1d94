import path from 'node:path';
import type { Env } from '../../src/config/env.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { takeProcess } from './kept-process.ts';
import type { Order, Reply } from './second-server.ts';

export interface FurtherServer {
  readonly origin: string;
  /** Sets its time of day to that of the test, if the test has moved it since. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, 'second-server.ts');

/** Starts a server in a separate process over the database of a test; it follows the test's clock. */
export async function startFurtherServer(options: {
  env: Env;
  dataDir: string;
  clock: Clock & { readonly offsetMs: number };
}): Promise<FurtherServer> {
  const { env, dataDir, clock } = options;
  const process = takeProcess(program);
  const ask = async (order: Order): Promise<Reply> => (await process.ask(order)) as Reply;
  let offsetMs = clock.offsetMs;
  const reply = await ask({ start: { env, dataDir, offsetMs } });
  if (!('origin' in reply)) throw new Error('The further server did not say where it listens');
  let moving = Promise.resolve();
  return {
    origin: reply.origin,
    follow: () => {
      moving = moving.then(async () => {
        if (offsetMs === clock.offsetMs) return;
        offsetMs = clock.offsetMs;
        await ask({ offsetMs });
      });
      return moving;
    },
    close: async () => {
      await moving;
      await ask({ stop: true });
      process.giveBack();
    },
  };
}
