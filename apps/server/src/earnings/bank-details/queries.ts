import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type BankDetailsRow = Selectable<Tables['bank_details']>;

/** A record without its number, its member and its times. */
export type DetailsContent = Omit<
  BankDetailsRow,
  'id' | 'user_id' | 'paused_until' | 'created_at' | 'updated_at'
>;

/** The bank details of a member. */
export function detailsOf(db: Executor, userId: number): Promise<BankDetailsRow | undefined> {
  return db.selectFrom('bank_details').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The record, locked until the transaction ends: a second caller sees what the first has written. */
export function lockDetails(trx: Executor, id: number): Promise<BankDetailsRow | undefined> {
  return trx.selectFrom('bank_details').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Bank details by their id, of any member. */
export function detailsById(db: Executor, id: number): Promise<BankDetailsRow | undefined> {
  return db.selectFrom('bank_details').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts the record, or answers undefined if the member has one. */
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

/**
 * Records of these members whose payouts are not paused, who are not suspended and whose mail address is confirmed; a payout run locks them, so
 * that a change waits for it, and last the accounts, which are written often.
 */
export function payableDetails(
  db: Executor,
  { userIds, now, lock }: { userIds: readonly number[]; now: Date; lock: 'records' | 'accounts' | null },
): Promise<BankDetailsRow[]> {
  return db
    .selectFrom('bank_details')
    .innerJoin('users', 'users.id', 'bank_details.user_id')
    .selectAll('bank_details')
    .where('bank_details.user_id', 'in', userIds)
    .where('bank_details.paused_until', '<=', now)
    .where('users.email_verified_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .where((row) => row.fn.coalesce('users.payouts_paused_until', row.val(now)), '<=', now)
    .orderBy('bank_details.user_id')
    .$if(lock === 'records', (rows) => rows.forUpdate('bank_details'))
    .$if(lock === 'accounts', (rows) => rows.forShare('users'))
    .execute();
}

/** Restores a member's earlier record; one that has not changed stays untouched. */
export async function restoreDetails(
  db: Executor,
  { userId, details, now }: { userId: number; details: DetailsContent; now: Date },
): Promise<void> {
  const content: DetailsContent = {
    bank_name: details.bank_name,
    bank_address: details.bank_address,
    holder_name: details.holder_name,
    holder_town: details.holder_town,
    holder_country: details.holder_country,
    sealed_iban: details.sealed_iban,
    sealed_account: details.sealed_account,
    iban_last4: details.iban_last4,
    account_last4: details.account_last4,
    clearing_number: details.clearing_number,
  };
  await db
    .insertInto('bank_details')
    .values({
      user_id: userId,
      ...content,
      paused_until: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...content, updated_at: now })
        .where('bank_details.sealed_iban', 'is distinct from', details.sealed_iban),
    )
    .execute();
}

export async function deleteDetailsOf(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('bank_details').where('user_id', '=', userId).execute();
}

/** Until when payouts of a member are paused because of their account; null if they are not. */
export async function accountPause(db: Executor, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('payouts_paused_until')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.payouts_paused_until ?? null;
}

export async function hasBankDetails(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_details')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bank details behind an id, by id. */
export function detailsAfter(
  db: Executor,
  page: { after: number; limit: number },
): Promise<Pick<BankDetailsRow, 'id' | 'user_id' | 'sealed_iban' | 'sealed_account'>[]> {
  return db
    .selectFrom('bank_details')
    .select(['id', 'user_id', 'sealed_iban', 'sealed_account'])
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

export async function replaceSealed(
  db: Executor,
  row: { id: number; before: Buffer; fresh: Pick<BankDetailsRow, 'sealed_iban' | 'sealed_account'> },
): Promise<void> {
  await db
    .updateTable('bank_details')
    .set({ sealed_iban: row.fresh.sealed_iban, sealed_account: row.fresh.sealed_account })
    .where('id', '=', row.id)
    .where('sealed_iban', '=', row.before)
    .execute();
}

export async function deleteDetailsById(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('bank_details').where('id', '=', id).execute();
}
