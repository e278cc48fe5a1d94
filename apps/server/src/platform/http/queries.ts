import type { Executor } from '../db/database.ts';

/** Deletes counts of requests that limit nobody any more. */
export async function forgetOldCounts(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
