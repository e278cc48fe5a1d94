import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type BankDetailsRow = Selectable<Tables['bank_details']>;

export function detailsOf(db: Executor, userId: number): Promise<BankDetailsRow | undefined> {
  return db.selectFrom('bank_details').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The record, held until the transaction ends: who comes second sees what the first has written. */
export function lockDetails(trx: Executor, id: number): Promise<BankDetailsRow | undefined> {
  return trx.selectFrom('bank_details').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function detailsById(db: Executor, id: number): Promise<BankDetailsRow | undefined> {
  return db.selectFrom('bank_details').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts the record, or answers undefined when the member has one. */
export function insertDetails(
  db: Executor,
  row: Insertable<Tables['bank_details']>,
): Promise<BankDetailsRow | undefined> {
  return db
    .insertInto('bank_details')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateDetails(
  db: Executor,
  id: number,
  changes: Updateable<Tables['bank_details']>,
): Promise<BankDetailsRow> {
  return db
    .updateTable('bank_details')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records of these members whose payouts do not pause, locked so that a change waits for the payout run. */
export function payableDetails(
  db: Executor,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<BankDetailsRow[]> {
  return db
    .selectFrom('bank_details')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('paused_until', '<=', now)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

export async function hasBankDetails(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_details')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
