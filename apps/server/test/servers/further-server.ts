import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Env } from '../../src/config/env.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Order, Reply } from './second-server.ts';

export interface FurtherServer {
  readonly origin: string;
  /** Moves its time of day to that of the test, where the test has moved it since. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, 'second-server.ts');

/** Processes whose server is closed: the next test goes on with one, as starting a process costs more than most tests. */
const idle: Process[] = [];

interface Process {
  readonly child: ChildProcess;
  /** Rejects when it ends. */
  readonly gone: Promise<never>;
}

/** Starts a server in a process of its own over the database of a test; it keeps to the time of day of the test's clock. */
export async function startFurtherServer(options: {
  env: Env;
  dataDir: string;
  clock: Clock & { readonly offsetMs: number };
}): Promise<FurtherServer> {
  const { env, dataDir, clock } = options;
  const process = idle.pop() ?? startProcess();
  const { child, gone } = process;
  const ask = async (order: Order): Promise<Reply> => {
    const answered = once(child, 'message');
    child.send(order);
    return Promise.race([answered.then(([message]) => message as Reply), gone]);
  };
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
      idle.push(process);
    },
  };
}

/** It ends with the process that started it, and does not keep that one from ending. */
function startProcess(): Process {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The further server ended early')));
  gone.catch(() => undefined);
  return { child, gone };
}
