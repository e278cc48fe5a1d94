import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, type Runner, run } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/database.ts';
import type { Logger } from '../log/index.ts';
import type { JobOutcome } from './attempt.ts';
import type { JobHandler, Schedule } from './job.ts';
import { type Presence, startPresence } from './presence.ts';
import { queueLogger, taskListOf } from './task-list.ts';

export type { JobOutcome } from './attempt.ts';
export { countJobs, type JobFigures, listDeadJobs, reviveJob } from './dead-letters.ts';
export { addJob, enqueue, enqueueAll } from './enqueue.ts';
export {
  defineJob,
  HopelessJob,
  handleJob,
  type JobContext,
  type JobHandler,
  type Schedule,
} from './job.ts';
export { migrateJobs } from './migrate-jobs.ts';
export { deleteWaiting } from './queue-tables.ts';

export interface JobsOptions {
  /** The database that holds the queue. */
  url: string;
  handlers: readonly JobHandler[];
  schedules?: readonly Schedule[];
  log: Logger;
  /** Concurrent jobs in this process; 4 by default. */
  concurrency?: number;
  observe?: (outcome: JobOutcome) => void;
}

export interface RunningJobs {
  /**
   * Takes no new jobs, waits for the running ones (their signal is aborted after five seconds), and returns what does not end in time to
   * the queue.
   */
  stop(options?: { withinMs?: number }): Promise<void>;
}

/** The queue's own connections, in addition to one for each running job. */
export const queueConnections = 4;

/** Starts processing jobs. When the database goes away the work stops, and resumes once it is back. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const concurrency = options.concurrency ?? 4;
  const pool = openPool({
    url: options.url,
    max: concurrency + queueConnections,
    name: 'staylore jobs',
    onError: (error) => options.log.debug({ err: error }, 'A connection of the jobs broke'),
  });
  const presence = startPresence(pool, options.log);
  const ending = new AbortController();
  const setting = { pool, concurrency, presence };
  let runner = await startRunner(options, setting);
  const kept = (async () => {
    while (!ending.signal.aborted) {
      await Promise.race([runner.promise.catch(() => undefined), aborted(ending.signal)]);
      if (ending.signal.aborted) break;
      options.log.warn('The job runner stopped and will start again');
      runner = (await restarted(options, { ...setting, signal: ending.signal })) ?? runner;
    }
  })();
  const stop = async (withinMs: number) => {
    ending.abort();
    await kept;
    await within(withinMs, runner.stop());
    await presence.leave();
    await within(1000, pool.end());
    // Otherwise a worker that was just fetching a job would get the returned ones.
    const last = openPool({ url: options.url, max: 1, name: 'staylore jobs' });
    await within(5000, presence.release(last));
    await within(1000, last.end());
  };
  let stopping: Promise<void> | undefined;
  return {
    stop({ withinMs = 10_000 } = {}) {
      stopping ??= stop(withinMs);
      return stopping;
    },
  };
}

/** Waits no longer than this, whatever the outcome. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const done = work.catch(() => undefined);
  await Promise.race([done, sleep(milliseconds, undefined, { ref: false })]);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface Setting {
  pool: pg.Pool;
  concurrency: number;
  presence: Presence;
}

async function restarted(
  options: JobsOptions,
  { signal, ...setting }: Setting & { signal: AbortSignal },
): Promise<Runner | null> {
  while (!signal.aborted) {
    await sleep(1000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    try {
      return await startRunner(options, setting);
    } catch (error) {
      options.log.debug({ err: error }, 'The job runner cannot start yet');
    }
  }
  return null;
}

async function startRunner(options: JobsOptions, { pool, concurrency, presence }: Setting): Promise<Runner> {
  const { log, handlers, schedules = [], observe = () => undefined } = options;
  const events = new EventEmitter();
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) =>
    presence.announce(workerPool.id),
  );
  return run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    // Only batches are waited for when stopping, and retried when the database is away.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pollInterval: 2000,
    gracefulShutdownAbortTimeout: 5000,
    taskList: taskListOf(handlers, { log, observe }),
    parsedCronItems: parseCronItems(
      schedules.map(({ name, job, pattern, payload }) => ({
        task: job.name,
        match: pattern,
        identifier: name,
        payload: job.payload.parse(payload) as Record<string, unknown>,
        options: { backfillPeriod: 0, maxAttempts: job.maxAttempts, jobKey: `schedule:${name}` },
      })),
    ),
    events,
    logger: queueLogger(log),
  });
}
