import type { Transaction } from 'kysely';
import type { Db, Executor } from './database.ts';
import type { Tables } from './tables.d.ts';

/** What was read a moment ago has been deleted since; reading again gives a proper error. */
const foreignKeyViolation = '23503';

/** The time for a lock is up. */
const lockHeld = '55P03';

export interface TransactionOptions {
  /** Long work by others on the same rows is not unusual: waits for their locks three times as long. */
  readonly othersMayBeLong?: boolean;
}

/** Runs `work` in a transaction, and retries up to three times on conflict. Inside a transaction it joins that one. */
export function inTransaction<T>(
  db: Executor,
  work: (trx: Transaction<Tables>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  return retried(() => (db as Db).transaction().execute(work), options);
}

/** Runs `work` that writes in one statement, a transaction by itself, and retries up to three times when a row it refers to has gone. */
export async function retried<T>(
  work: () => Promise<T>,
  { othersMayBeLong = false }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = constraintOf(error);
      const isPassing = isConflict(error) || isStalePlan(error) || code === foreignKeyViolation;
      if (attempt >= 3 || !(isPassing || (othersMayBeLong && code === lockHeld))) throw error;
    }
  }
}

/** Whether it is a serialization failure or a deadlock, after which PostgreSQL asks the client to try again. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(constraintOf(error).code);
}

/** Whether a migration has changed the result type of a prepared statement, so that it has to be prepared again. */
export function isStalePlan(error: unknown): boolean {
  return constraintOf(error).code === '0A000' && /cached plan/.test((error as Error).message);
}

/** The SQLSTATE and constraint name of a database error; empty for other errors. */
export function constraintOf(error: unknown): { code: string; constraint: string } {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    constraint: typeof constraint === 'string' ? constraint : '',
  };
}

/** Whether the error is a unique violation, of the named constraint if given. */
export function isDuplicate(error: unknown, name?: string): boolean {
  const { code, constraint } = constraintOf(error);
  return code === '23505' && (name === undefined || constraint === name);
}
