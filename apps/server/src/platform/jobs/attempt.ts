import type { JobHelpers } from 'graphile-worker';
import { currentRequest } from '../http/request-log.ts';
import type { Logger } from '../log/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { HopelessJob, type JobHandler } from './job.ts';
import { endAttempts } from './queue-tables.ts';

/** How an attempt ended: `retry` will be tried again, `dead` will not. */
export interface JobOutcome {
  job: string;
  outcome: 'done' | 'retry' | 'dead';
  seconds: number;
}

export interface AttemptOptions {
  log: Logger;
  observe(outcome: JobOutcome): void;
}

/** Runs a handler once: validates the payload, limits the time, logs and counts the outcome. */
export async function attempt(
  handler: JobHandler,
  { payload, helpers }: { payload: unknown; helpers: JobHelpers },
  { log, observe }: AttemptOptions,
): Promise<void> {
  const { id, attempts, max_attempts: most } = helpers.job;
  // Besides the payload, a job carries the request that caused it, its trace context and, if scheduled, the time for which the schedule
  // made it.
  const {
    _cron: _time,
    _request: request,
    _trace: place,
    ...own
  } = (payload ?? {}) as Record<string, unknown>;
  const cause = typeof request === 'string' ? request : undefined;
  const jobLog = log.child({ job: handler.job.name, jobId: id, ...(cause && { reqId: cause }) });
  const start = performance.now();
  const end = (outcome: JobOutcome['outcome']) => {
    const seconds = (performance.now() - start) / 1000;
    observe({ job: handler.job.name, outcome, seconds });
    return { attempt: attempts, ms: Math.round(seconds * 1000) };
  };
  try {
    const run = {
      payload: checked(handler, own),
      abort: helpers.abortSignal,
      context: { id: String(id), log: jobLog, attempt: attempts, isLastAttempt: attempts >= most },
    };
    const facts = {
      'staylore.job': String(id),
      attempt: attempts,
      ...(cause && { 'staylore.request_id': cause }),
    };
    const traced = { kind: 'consumer', facts, cause: typeof place === 'string' ? place : undefined } as const;
    const work = () => inSpan(`job ${handler.job.name}`, traced, () => inTime(handler, run));
    await (cause === undefined ? work() : currentRequest.run(cause, work));
    jobLog.debug(end('done'), 'Job done');
  } catch (error) {
    const hopeless = error instanceof HopelessJob;
    if (hopeless) await endAttempts(helpers, id);
    if (hopeless || attempts >= most) jobLog.error({ err: error, ...end('dead') }, 'Job is dead');
    else jobLog.warn({ err: error, ...end('retry') }, 'Job failed and will be tried again');
    throw error;
  }
}

function checked(handler: JobHandler, payload: unknown): unknown {
  const result = handler.job.payload.safeParse(payload);
  if (!result.success)
    throw new HopelessJob('The payload has not the form of the job', { cause: result.error });
  return result.data;
}

async function inTime(
  handler: JobHandler,
  run: {
    payload: unknown;
    abort: AbortSignal;
    context: Omit<Parameters<JobHandler['run']>[1], 'signal'>;
  },
): Promise<void> {
  const timeout = AbortSignal.timeout(handler.job.timeoutMs);
  const signal = AbortSignal.any([timeout, run.abort]);
  let giveUp: (() => void) | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Error(`Not done within ${handler.job.timeoutMs} ms`));
    timeout.addEventListener('abort', giveUp);
  });
  try {
    await Promise.race([handler.run(run.payload, { ...run.context, signal }), late]);
  } finally {
    if (giveUp) timeout.removeEventListener('abort', giveUp);
  }
}
