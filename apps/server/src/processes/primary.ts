import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { PublicError } from '../config/public-error.ts';
import { requireFreePort } from '../platform/http/free-port.ts';
import type { Logger } from '../platform/log/index.ts';
import { openDatabaseServer, prepareDatabase } from '../prepare-database.ts';
import type { RunningServer } from '../run-server.ts';
import type { Figures, Order, Report } from './protocol.ts';

/** A process that exits is restarted after a pause, which grows while it exits at once. */
const pauses = { minMs: 500, maxMs: 15_000, healthyMs: 60_000 };
/** A process that does not report its metrics in this time is left out. */
const figuresMs = 2000;

/**
 * Runs a site in several web processes that share one port. This process owns the embedded database, migrates, and restarts what exits; it
 * answers no requests itself.
 */
export async function runProcesses(options: {
  config: Config;
  log: Logger;
  onProgress(text: string): void;
}): Promise<RunningServer> {
  const { config, log, onProgress } = options;
  const { host, port } = config.http;
  await requireFreePort({ host, port, setting: 'PORT' });
  const database = await openDatabaseServer(config, log);
  await prepareDatabase(config, { url: database.url, onProgress });
  const processes = new WebProcesses(log, database.url, onProgress);
  // Work done once per start, such as the demo world, is done before the others start.
  await processes.start(1);
  await Promise.all(
    Array.from({ length: config.http.processes - 1 }, (_, index) => processes.start(index + 2)),
  );
  return {
    died: database.died,
    close: async (drainSeconds) => {
      await processes.close(drainSeconds);
      await database.stop();
    },
  };
}

class WebProcesses {
  readonly #log: Logger;
  readonly #databaseUrl: string;
  readonly #onProgress: (text: string) => void;
  readonly #running = new Map<number, Worker>();
  #isClosing = false;
  #questions = 0;

  constructor(log: Logger, databaseUrl: string, onProgress: (text: string) => void) {
    this.#log = log;
    this.#databaseUrl = databaseUrl;
    this.#onProgress = onProgress;
  }

  /** Settles once the process answers, and keeps it running from then on. @throws {PublicError} if it exits before. */
  async start(number: number): Promise<void> {
    const worker = this.#fork(number);
    const ended = once(worker, 'exit').then(([code]) => {
      throw new PublicError(`Web process ${number} ended while it started (code ${code}).`);
    });
    await Promise.race([isReady(worker), ended]);
    ended.catch(() => undefined);
    void this.#keep(number, worker);
  }

  async close(drainSeconds: number): Promise<void> {
    this.#isClosing = true;
    const running = [...this.#running.values()].filter((worker) => !worker.isDead());
    await Promise.all(
      running.map(async (worker) => {
        const ended = once(worker, 'exit');
        send(worker, { close: drainSeconds });
        await ended;
      }),
    );
  }

  #fork(number: number): Worker {
    const worker = cluster.fork();
    this.#running.set(number, worker);
    worker.on('message', (report: Report) => {
      if ('progress' in report) this.#onProgress(report.progress);
      if ('collectAll' in report) void this.#answer(worker, report.collectAll);
    });
    send(worker, { start: { number, databaseUrl: this.#databaseUrl } });
    return worker;
  }

  async #keep(number: number, first: Worker): Promise<void> {
    let worker = first;
    for (let pauseMs = pauses.minMs; ; pauseMs = Math.min(pauseMs * 2, pauses.maxMs)) {
      const begin = performance.now();
      if (!worker.isDead()) await once(worker, 'exit');
      if (this.#isClosing) return;
      const { exitCode: code, signalCode: signal } = worker.process;
      this.#log.error({ process: number, code, signal }, 'A web process ended and will start again');
      if (performance.now() - begin > pauses.healthyMs) pauseMs = pauses.minMs;
      await sleep(pauseMs);
      if (this.#isClosing) return;
      worker = this.#fork(number);
    }
  }

  async #answer(asking: Worker, question: number): Promise<void> {
    const running = [...this.#running.values()].filter((worker) => worker.isConnected());
    const answers = await Promise.all(running.map((worker) => this.#figuresOf(worker)));
    send(asking, { answer: question, figures: answers.filter((figures) => figures !== undefined) });
  }

  #figuresOf(worker: Worker): Promise<Figures | undefined> {
    this.#questions += 1;
    const question = this.#questions;
    return new Promise((resolve) => {
      const take = (report: Report) => {
        if ('collected' in report && report.collected === question) end(report.figures);
      };
      const late = setTimeout(() => end(undefined), figuresMs);
      const end = (figures: Figures | undefined) => {
        clearTimeout(late);
        worker.off('message', take);
        resolve(figures);
      };
      worker.on('message', take);
      send(worker, { collect: question });
    });
  }
}

function isReady(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (report: Report) => {
      if ('ready' in report) resolve();
    });
  });
}

/** Exiting processes receive no more messages. */
function send(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order, () => undefined);
}
