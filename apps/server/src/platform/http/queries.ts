import type { Executor } from '../db/database.ts';

/** Deletes request counts that no longer limit anyone. */
export async function deleteOldCounts(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}
