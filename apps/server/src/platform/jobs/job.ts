import type { z } from 'zod';
import type { Logger } from '../log/index.ts';

export type Urgency = 'soon' | 'bulk' | 'background';

export interface JobOptions {
  /** Attempts before the job counts as dead; 10 unless said, which with growing pauses takes about four hours. */
  maxAttempts?: number;
  /** One attempt's time in milliseconds; five minutes unless said. */
  timeoutMs?: number;
  /**
   * What somebody waits for (a mail, a takeout) comes `soon`; what comes by the hundred waits behind it as `bulk` (the pictures of an
   * import); `background` work waits until nothing else does, for instance what fills a demo.
   */
  urgency?: Urgency;
}

/** A kind of work that is done later, by name, with the form of what it is told. */
export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: S;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  readonly urgency: Urgency;
}

/** Names a kind of work. The name stays in the database while jobs wait, so it must not change carelessly. */
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

/** What surrounds one attempt. */
export interface JobContext {
  readonly id: string;
  readonly log: Logger;
  /** Aborted when the time is up or the process wants to end. */
  readonly signal: AbortSignal;
  /** The first attempt is 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
}

/** A kind of work and how it is done. */
export interface JobHandler {
  readonly job: Job;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/**
 * Says how a job is done. It runs at least once: a process may die after the work and before that is known, so doing it twice must do no
 * harm. An error means another attempt later, a `HopelessJob` none.
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

/** Work at fixed times. */
export interface Schedule {
  /** Stable: by it the database knows when it last ran. */
  readonly name: string;
  readonly job: Job;
  /** Five fields as in crontab, in UTC. */
  readonly pattern: string;
  readonly payload: Record<string, unknown>;
}
