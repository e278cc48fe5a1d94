import type { z } from 'zod';
import type { Logger } from '../log/index.ts';

export type Urgency = 'soon' | 'bulk' | 'background';

export interface JobOptions {
  /** Attempts before the job counts as dead; 10 by default, which with growing pauses takes about four hours. */
  maxAttempts?: number;
  /** Time limit of one attempt in milliseconds; five minutes by default. */
  timeoutMs?: number;
  /**
   * What someone waits for (a mail, a takeout) is `soon`; what comes by the hundred (the pictures of an import) waits behind it as `bulk`;
   * `background` work, such as filling a demo, waits until there is nothing else.
   */
  urgency?: Urgency;
}

/** A kind of job: its name and the schema of its payload. */
export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: S;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  readonly urgency: Urgency;
}

/** Defines a kind of job. Its name is stored with waiting jobs, so it must not be changed carelessly. */
export function defineJob<S extends z.ZodType>(name: string, payload: S, options: JobOptions = {}): Job<S> {
  if (!/^[a-z]+(\.[a-z_]+)+$/.test(name)) throw new RangeError(`Jobs are named feature.work, not ${name}`);
  return {
    name,
    payload,
    maxAttempts: options.maxAttempts ?? 10,
    timeoutMs: options.timeoutMs ?? 5 * 60 * 1000,
    urgency: options.urgency ?? 'soon',
  };
}

export interface JobContext {
  readonly id: string;
  readonly log: Logger;
  /** Aborted when the time is up or the process is about to end. */
  readonly signal: AbortSignal;
  /** The first attempt is 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

export interface JobHandler {
  readonly job: Job;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/**
 * Defines how a kind of job is processed. A handler runs at least once: a process may die after the work but before that is recorded, so
 * running it twice must do no harm. An error leads to another attempt later, a `HopelessJob` to none.
 */
export function handleJob<S extends z.ZodType>(
  job: Job<S>,
  run: (payload: z.output<S>, context: JobContext) => Promise<void>,
): JobHandler {
  return { job, run: (payload, context) => run(payload as z.output<S>, context) };
}

/** Thrown by a handler when no further attempt can succeed. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

export interface Schedule {
  /** Stable: the database records by it when the schedule last ran. */
  readonly name: string;
  readonly job: Job;
  /** Five fields as in crontab, in UTC. */
  readonly pattern: string;
  readonly payload: Record<string, unknown>;
}
