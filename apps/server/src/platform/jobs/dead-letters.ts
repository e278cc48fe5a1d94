import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** A job that will not be retried automatically. */
export interface DeadJob {
  id: number;
  job: string;
  key: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  failedAt: Date;
}

/** Jobs that have used up their attempts, latest first. */
export async function listDeadJobs(db: Executor, limit = 100): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, task_identifier as job, key, attempts, last_error as "lastError", created_at as "createdAt", updated_at as "failedAt"
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
    order by id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Gives a dead job all its attempts again, starting now. */
export async function reviveJob(db: Executor, id: number): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(
      job_ids => array[${id}::bigint], run_at => now(), attempts => 0, max_attempts => greatest(10, max_attempts)
    )
    from graphile_worker.jobs where id = ${id} and attempts >= max_attempts and locked_at is null
  `.execute(db);
}

export interface JobFigures {
  job: string;
  /** Waiting for their time or for a free worker. */
  waiting: number;
  running: number;
  dead: number;
}

export async function countJobs(db: Executor): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select task_identifier as job,
      count(*) filter (where locked_at is null and attempts < max_attempts)::integer as waiting,
      count(*) filter (where locked_at is not null)::integer as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::integer as dead
    from graphile_worker.jobs
    group by task_identifier
    order by task_identifier
  `.execute(db);
  return rows;
}
