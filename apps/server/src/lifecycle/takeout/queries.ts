import type { Selectable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type TakeoutRow = Selectable<Tables['takeouts']>;

/** The takeout of a member. */
export function takeoutOf(db: Executor, userId: number): Promise<TakeoutRow | undefined> {
  return db.selectFrom('takeouts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Begins a takeout, replacing one that is done, failed or stuck; undefined while one is being packed. */
export function beginTakeout(
  db: Executor,
  fresh: { userId: number; key: string; at: Date; stuckBefore: Date },
): Promise<TakeoutRow | undefined> {
  const row = { key: fresh.key, state: 'waiting', done: 0, total: 0, asked_at: fresh.at } as const;
  return db
    .insertInto('takeouts')
    .values({ user_id: fresh.userId, ...row, bytes: null, expires_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...row, bytes: null, expires_at: null })
        .where((eb) =>
          eb.or([
            eb('takeouts.state', 'in', ['ready', 'failed']),
            eb('takeouts.asked_at', '<', fresh.stuckBefore),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Locks the member's takeout until the transaction ends. */
export function lockTakeout(trx: Executor, userId: number): Promise<TakeoutRow | undefined> {
  return trx.selectFrom('takeouts').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Changes a takeout, unless another took its place; returns whether it still existed. */
export async function updateTakeout(
  db: Executor,
  takeout: Pick<TakeoutRow, 'user_id' | 'key'>,
  change: Updateable<Tables['takeouts']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('takeouts')
    .set(change)
    .where('user_id', '=', takeout.user_id)
    .where('key', '=', takeout.key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes expired takeouts; returns the folders of their files. */
export async function deleteExpired(trx: Executor, now: Date): Promise<string[]> {
  const rows = await trx.deleteFrom('takeouts').where('expires_at', '<=', now).returning('key').execute();
  return rows.map((row) => row.key);
}
