import type { Transaction } from 'kysely';
import type { Db, Executor } from './database.ts';
import type { Tables } from './tables.d.ts';

/**
 * Serialization failure and deadlock: PostgreSQL asks the client to try again. A foreign key that leads nowhere: what was read a moment ago
 * has been deleted since, and reading again says so in words.
 */
const retryable = new Set(['40001', '40P01', '23503']);

/** The time for a lock is up. */
const lockHeld = '55P03';

export interface TransactionOptions {
  /** Long work of others at the same rows is nothing unusual: their locks are waited for three times as long. */
  readonly othersMayBeLong?: boolean;
}

/** Runs `work` in one transaction, again up to three times when others were in the way. Inside a transaction it joins that one. */
export async function inTransaction<T>(
  db: Executor,
  work: (trx: Transaction<Tables>) => Promise<T>,
  { othersMayBeLong = false }: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (db as Db).transaction().execute(work);
    } catch (error) {
      const { code } = constraintOf(error);
      const passes = retryable.has(code) || isStalePlan(error) || (othersMayBeLong && code === lockHeld);
      if (attempt >= 3 || !passes) throw error;
    }
  }
}

/** Whether a migration has changed the form of what a prepared statement answers, so that it has to be prepared anew. */
export function isStalePlan(error: unknown): boolean {
  return constraintOf(error).code === '0A000' && /cached plan/.test((error as Error).message);
}

/** The SQLSTATE and the constraint's name of a database error, empty where it is none. */
export function constraintOf(error: unknown): { code: string; constraint: string } {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    constraint: typeof constraint === 'string' ? constraint : '',
  };
}

/** Whether the error is the violation of a unique constraint, of the named one if given. */
export function isDuplicate(error: unknown, name?: string): boolean {
  const { code, constraint } = constraintOf(error);
  return code === '23505' && (name === undefined || constraint === name);
}
