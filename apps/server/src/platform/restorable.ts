import type { Executor } from './db/database.ts';

/** Data that belongs to an account and may have been changed by someone else: it can be recorded and restored. */
export interface Restorable {
  /** The current data in a form that JSON can hold; null if there are none. */
  snapshot(db: Executor, of: { userId: number; now: Date }): Promise<Record<string, unknown> | null>;
  /** Restores a snapshot; null deletes the data. */
  restore(
    trx: Executor,
    past: { userId: number; snapshot: Record<string, unknown> | null; now: Date },
  ): Promise<void>;
  /** Ends what connects the account with one elsewhere, if that was connected since a time; null is ever. */
  disconnect(trx: Executor, of: { userId: number; since: Date | null }): Promise<void>;
}
