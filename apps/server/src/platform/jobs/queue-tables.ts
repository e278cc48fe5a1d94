import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/*
 * The only file that names the queue's private tables. They belong to graphile-worker and may change with any of its versions:
 * queue-tables.test.ts fails until someone has checked a new one.
 */

/** Anything that runs a statement: a pool, a connection, or what a running job is given. */
interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Leaves a running job no further attempts, by setting the attempts made to the maximum. */
export async function endAttempts(connection: Connection, jobId: string): Promise<void> {
  await connection.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [
    jobId,
  ]);
}

/** Deletes jobs that are not running and whose payload has this text at the path, case-insensitively. */
export async function deleteWaiting(db: Executor, path: readonly string[], text: string): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and lower(payload #>> ${path}::text[]) = ${text.toLowerCase()}`.execute(db);
}
