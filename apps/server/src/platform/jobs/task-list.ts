import { Logger as QueueLogger, type TaskList } from 'graphile-worker';
import type { Logger } from '../log/index.ts';
import { type AttemptOptions, attempt } from './attempt.ts';
import type { JobHandler } from './job.ts';

/** What the queue runs for each kind of job. */
export function taskListOf(handlers: readonly JobHandler[], options: AttemptOptions): TaskList {
  return Object.fromEntries(
    handlers.map((handler) => [
      handler.job.name,
      (payload, helpers) => attempt(handler, { payload, helpers }, options),
    ]),
  );
}

/** The queue's own lines add little to our outcome lines, so only its warnings are logged. */
export function queueLogger(log: Logger): QueueLogger {
  const levels: Record<string, 'error' | 'warn' | 'debug'> = { error: 'debug', warning: 'warn' };
  return new QueueLogger((scope) => (level, message) => {
    log[levels[level] ?? 'trace']({ worker: scope.workerId, job: scope.taskIdentifier }, message);
  });
}
