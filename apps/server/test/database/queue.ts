import { sql } from 'kysely';
import type { Executor } from '../../src/platform/db/database.ts';

/** What tests do in the queue's private tables; the product does it in platform/jobs/queue-tables.ts. */

/** Removes every job, also those under way. */
export async function clearJobs(db: Executor): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
}

/** Does not wait for the growing pauses between attempts. */
export async function hurryJobs(db: Executor): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db);
}

/** Reads every job with its payload. */
export const allJobs = 'select id, payload from graphile_worker._private_jobs';

/** What each job is told, as JSON. */
export async function jobPayloads(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ payload: unknown }>`${sql.raw(allJobs)}`.execute(db);
  return rows.map(({ payload }) => JSON.stringify(payload));
}

/** Changes the payload of every job. */
export async function rewritePayloads(db: Executor, payload: unknown): Promise<void> {
  await sql`update graphile_worker._private_jobs set payload = ${JSON.stringify(payload)}::json`.execute(db);
}

/** Locks the jobs that wait for a worker that is gone. */
export async function abandonJobs(db: Executor): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_by = 'pool-of-a-dead-process', locked_at = now(), attempts = 1
    where locked_by is null`.execute(db);
}

/** Makes the locks of all jobs as old as this. */
export async function ageLocks(db: Executor, seconds: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_at = now() - ${seconds}::integer * interval '1 second'
    where locked_by is not null`.execute(db);
}

/** How many jobs are held by workers that show that they live (platform/jobs/presence.ts). */
export async function jobsOfTheLiving(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from graphile_worker.jobs as job
    where exists (
      select from pg_locks where locktype = 'advisory' and granted
        and objid::bigint = (hashtext(job.locked_by)::bigint & 4294967295)
    )`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Names of the work at fixed times that the queue knows. */
export async function knownSchedules(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from graphile_worker._private_known_crontabs`.execute(db);
  return rows.map(({ identifier }) => identifier);
}
