import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';
import { bookedHotel } from '../bookings/index.ts';

export type PayoutRow = Selectable<Tables['payouts']>;
export type PayoutItemRow = Selectable<Tables['payout_items']>;
/** The VAT statement of a credit note; all null if its creator had given nothing. */
export type NotedVatColumns = Pick<
  PayoutItemRow,
  'vat_treatment' | 'vat_basis_points' | 'vat_minor' | 'sealed_vat_id'
>;

/** Serialises payout runs, across processes, until the transaction ends. */
export async function lockRuns(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staylore payouts', 0))`.execute(trx);
}

/** Inserts a payout; answers its id. */
export async function insertPayout(trx: Executor, row: Insertable<Tables['payouts']>): Promise<number> {
  const { id } = await trx.insertInto('payouts').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the finished file; it names the payments, whose rows are written first. */
export async function storeFile(trx: Executor, payout: { id: number; file: string }): Promise<void> {
  await trx.updateTable('payouts').set({ file: payout.file }).where('id', '=', payout.id).execute();
}

/** Inserts a payment of a payout; returns its id. */
export async function insertItem(trx: Executor, row: Insertable<Tables['payout_items']>): Promise<number> {
  const { id } = await trx.insertInto('payout_items').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts the bookings that a payment covers. */
export async function insertLines(trx: Executor, rows: Insertable<Tables['payout_lines']>[]): Promise<void> {
  await trx.insertInto('payout_lines').values(rows).execute();
}

/** A payout by its id. */
export function payoutById(db: Executor, id: number): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payout behind a message id, locked until the transaction ends. */
export function payoutByMessage(trx: Executor, messageId: string): Promise<PayoutRow | undefined> {
  return trx
    .selectFrom('payouts')
    .selectAll()
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

/** Payouts without a final answer of the bank, oldest first. */
export function openPayouts(db: Executor): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('state', 'in', ['written', 'sent'])
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Changes columns of a payout. */
export async function updatePayout(
  trx: Executor,
  id: number,
  changes: Partial<Pick<PayoutRow, 'state' | 'sent_at' | 'answered_at'>>,
): Promise<void> {
  await trx.updateTable('payouts').set(changes).where('id', '=', id).execute();
}

/** The payments of a payout, locked in order until the transaction ends. */
export function itemsOf(trx: Executor, payoutId: number): Promise<PayoutItemRow[]> {
  return trx
    .selectFrom('payout_items')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Records how a payment ended. */
export async function settleItem(
  trx: Executor,
  id: number,
  changes: Pick<PayoutItemRow, 'state' | 'reason_code' | 'reason_text' | 'credit_note' | 'settled_at'> &
    Partial<NotedVatColumns & Pick<PayoutItemRow, 'sealed_note'>>,
): Promise<void> {
  await trx.updateTable('payout_items').set(changes).where('id', '=', id).execute();
}

/** How many credit notes have a number of this year; call with `lockRuns` held, so that none is used twice or skipped. */
export async function creditNotesOf(trx: Executor, year: number): Promise<number> {
  const { count } = await trx
    .selectFrom('payout_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('credit_note', 'like', `CN-${year}-%`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest payment to each of these members in each currency. */
export function latestItems(
  db: Executor,
  userIds: readonly number[],
): Promise<Pick<PayoutItemRow, 'user_id' | 'currency' | 'state' | 'reason_code' | 'created_at'>[]> {
  return db
    .selectFrom('payout_items')
    .distinctOn(['user_id', 'currency'])
    .select(['user_id', 'currency', 'state', 'reason_code', 'created_at'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute();
}

/** Payments to a member, newest first. */
export function itemsOfMember(
  db: Executor,
  page: PageQuery<readonly [id: number]>,
): Promise<PayoutItemRow[]> {
  return db
    .selectFrom('payout_items')
    .selectAll()
    .where('user_id', '=', page.viewerId)
    .where(belowId('id', page.last))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

/** A payment by its id, of any member. */
export function itemById(db: Executor, id: number): Promise<PayoutItemRow | undefined> {
  return db.selectFrom('payout_items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One booking on a credit note. */
export interface CreditNoteLine {
  booking_id: string;
  label: string;
  check_in: string;
  check_out: string;
  amount_minor: number;
}

/** What a payment covers, for its credit note: booking by booking. */
export async function linesOf(db: Executor, itemId: number): Promise<CreditNoteLine[]> {
  const { rows } = await sql<CreditNoteLine>`
    select bookings.booking_id, ${bookedHotel} as label, bookings.check_in::text, bookings.check_out::text, payout_lines.amount_minor
    from payout_lines
    join bookings on bookings.id = payout_lines.booking
    where payout_lines.item_id = ${itemId}
    order by bookings.check_in, bookings.id`.execute(db);
  return rows;
}

/** Name, language and address of members by id. */
export function payees(db: Executor, userIds: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email', 'language'])
    .where('id', 'in', userIds)
    .execute();
}

/** Payouts with a file behind an id, by id. */
export function payoutFiles(
  db: Executor,
  page: { after: number; limit: number },
): Promise<Pick<PayoutRow, 'id' | 'message_id' | 'file'>[]> {
  return db
    .selectFrom('payouts')
    .select(['id', 'message_id', 'file'])
    .where('id', '>', page.after)
    .where('file', '<>', '')
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Credit notes with a sealed number behind an id, by id. */
export function notesWithVatId(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('payout_items')
    .select(['id', 'sealed_vat_id'])
    .where('id', '>', page.after)
    .where('sealed_vat_id', 'is not', null)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Credit notes with a sealed content behind an id, by id. */
export function notesWithContent(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('payout_items')
    .select(['id', 'sealed_note'])
    .where('id', '>', page.after)
    .where('sealed_note', 'is not', null)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Credit notes without a sealed content behind an id, by id. */
export function notesWithoutContent(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('payout_items')
    .select(['id', 'user_id'])
    .where('id', '>', page.after)
    .where('credit_note', 'is not', null)
    .where('sealed_note', 'is', null)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Replaces the sealed content of a credit note; null if it can no longer be opened. */
export async function storeContent(db: Executor, id: number, sealed: Buffer | null): Promise<void> {
  await db.updateTable('payout_items').set({ sealed_note: sealed }).where('id', '=', id).execute();
}

/** Replaces the sealed number of a credit note; null if it can no longer be opened. */
export async function storeVatId(db: Executor, id: number, sealed: Buffer | null): Promise<void> {
  await db.updateTable('payout_items').set({ sealed_vat_id: sealed }).where('id', '=', id).execute();
}
