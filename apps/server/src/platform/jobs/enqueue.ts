import { type Expression, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { currentRequest } from '../http/request-log.ts';
import { currentSpan } from '../telemetry/index.ts';
import type { Job, Urgency } from './job.ts';

/** Of the queue: lower comes first. */
const priorities: Record<Urgency, number> = { soon: 0, bulk: 50, background: 100 };

export interface EnqueueOptions {
  /** At most one job of this kind waits under a key: a later one replaces it. If one is running, the next waits until it ends. */
  key?: string;
  /** Not before this many milliseconds from now. A delay and not a date, because the product's clock may be moved. */
  delayMs?: number;
  maxAttempts?: number;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/**
 * Enqueues a job. Inside a transaction the job exists exactly when the transaction commits.
 * @throws {z.ZodError} when the payload does not match the job's schema.
 */
export async function enqueue<S extends z.ZodType>(
  db: Executor,
  job: Job<S>,
  ...[payload, options = {}]: [payload: z.input<S>, options?: EnqueueOptions]
): Promise<void> {
  await enqueueAll(db, job, [{ payload, ...options }]);
}

export async function enqueueAll<S extends z.ZodType>(
  db: Executor,
  job: Job<S>,
  items: readonly (EnqueueOptions & { payload: z.input<S> })[],
): Promise<void> {
  if (items.length === 0) return;
  const cause = causeNow();
  const rows = items.map((item) => {
    job.payload.parse(item.payload);
    return {
      payload: { ...(item.payload as object), ...cause },
      key: item.key === undefined ? null : keyOf(job, item.key),
      delay: Math.max(0, item.delayMs ?? 0),
      attempts: item.maxAttempts ?? job.maxAttempts,
      queue: item.queue ?? null,
    };
  });
  await sql`
    select graphile_worker.add_job(
      identifier => ${job.name},
      payload => item.payload,
      job_key => item.key,
      run_at => ${afterMs(sql`item.delay`)},
      max_attempts => item.attempts,
      queue_name => item.queue,
      priority => ${priorities[job.urgency]}
    )
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as item (payload json, key text, delay double precision, attempts integer, queue text)
  `.execute(db);
}

/**
 * Enqueues a job from within a larger statement, which computes the payload. The result has to be selected, as PostgreSQL does not call a function
 * whose result is unused.
 */
export function addJob<S extends z.ZodType>(
  job: Job<S>,
  payload: Expression<z.input<S>>,
  { delayMs = 0 }: { delayMs?: number } = {},
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(
    identifier => ${job.name},
    payload => (${payload}::jsonb || ${JSON.stringify(causeNow())}::jsonb)::json,
    run_at => ${afterMs(sql`${delayMs}::double precision`)},
    max_attempts => ${job.maxAttempts}::integer,
    priority => ${priorities[job.urgency]}::integer
  )`;
}

const afterMs = (delay: RawBuilder<unknown>) => sql`now() + ${delay} * interval '1 millisecond'`;

/** Which request causes a job, for its log and trace. */
function causeNow() {
  const request = currentRequest.getStore();
  const place = currentSpan()?.place;
  return { ...(request && { _request: request }), ...(place && { _trace: place }) };
}

/** Keys of different kinds of jobs never collide. */
function keyOf(job: Job, key: string): string {
  if (key === '' || key.length > 400) throw new RangeError('A job key has 1 to 400 characters');
  return `${job.name}:${key}`;
}
