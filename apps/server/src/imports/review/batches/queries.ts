import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Accepts waiting items that name a hotel and are at least this probable; returns how many. */
export async function acceptProbable(
  db: Executor,
  choice: { importId: number; probability: number; now: Date },
): Promise<number> {
  const result = await db
    .updateTable('import_items')
    .set({ state: 'accepted', decided_at: choice.now })
    .where('import_id', '=', choice.importId)
    .where('state', '=', 'review')
    .where('hotel_name', 'is not', null)
    .where(sql<SqlBool>`probability >= ${choice.probability}::real`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Undoes an "accept all" of that time for items that are not posts yet; returns how many. */
export async function takeBackAccepted(
  db: Executor,
  choice: { importId: number; at: Date },
): Promise<number> {
  const result = await db
    .updateTable('import_items')
    .set({ state: 'review', decided_at: null })
    .where('import_id', '=', choice.importId)
    .where('state', '=', 'accepted')
    .where('decided_at', '=', choice.at)
    .where('post_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Locks the import for a browser window, or renews its lock; false while another one holds it. */
export async function lockImport(
  db: Executor,
  hold: { importId: number; holder: string; now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ holder: hold.holder, held_until: hold.until })
    .where('id', '=', hold.importId)
    .where((eb) =>
      eb.or([eb('holder', 'is', null), eb('holder', '=', hold.holder), eb('held_until', '<=', hold.now)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Unlocks an import; one that another window has locked since then stays with that. */
export async function unlockImport(db: Executor, hold: { importId: number; holder: string }): Promise<void> {
  await db
    .updateTable('imports')
    .set({ holder: null, held_until: null })
    .where('id', '=', hold.importId)
    .where('holder', '=', hold.holder)
    .execute();
}
