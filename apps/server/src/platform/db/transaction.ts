import type { Transaction } from 'kysely';
import type { Db, Executor } from './database.ts';
import { constraintOf, isConflict, isForeignKeyViolation, isStalePlan } from './sql-errors.ts';
import type { Tables } from './tables.d.ts';

/** The lock timeout has passed. */
const lockHeld = '55P03';

export interface TransactionOptions {
  /** Waits for locks three times as long, as other transactions may work on the same rows for some time. */
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
      // Reading again what was deleted gives a proper error.
      const isPassing = isConflict(error) || isStalePlan(error) || isForeignKeyViolation(error);
      if (attempt >= 3 || !(isPassing || (othersMayBeLong && code === lockHeld))) throw error;
    }
  }
}
