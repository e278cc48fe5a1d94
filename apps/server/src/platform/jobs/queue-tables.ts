import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/*
 * The only file that names the queue's private tables. They belong to graphile-worker and may change with any of its versions:
 * queue-tables.test.ts fails until somebody has looked at a new one.
 */

/** Anything that runs a statement: a pool, a connection, what a running job is handed. */
interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Leaves a running job no further attempt: none is left once the count of attempts made is the most. */
export async function endAttempts(connection: Connection, jobId: string): Promise<void> {
  await connection.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [
    jobId,
  ]);
}

/** Deletes jobs that nobody is doing and whose payload holds this text at the path, whatever its case. */
export async function deleteWaiting(db: Executor, path: readonly string[], text: string): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and lower(payload #>> ${path}::text[]) = ${text.toLowerCase()}`.execute(db);
}
