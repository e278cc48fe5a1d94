import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';

type PayoutItemRow = Selectable<Tables['payout_items']>;

/** A credit note whose payment the bank returned: the note of a later payment does not credit its amount again. */
export interface ReturnedNote {
  credit_note: string;
  amount_minor: number;
}

/** A payment by its EndToEndId, locked until the transaction ends. */
export function itemByReference(trx: Executor, endToEndId: string): Promise<PayoutItemRow | undefined> {
  return trx
    .selectFrom('payout_items')
    .selectAll()
    .where('end_to_end_id', '=', endToEndId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that the bank returned a payment; its credit note stays. */
export async function storeReturn(
  trx: Executor,
  id: number,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('payout_items')
    .set({ state: 'returned', reason_code: code, returned_at: at })
    .where('id', '=', id)
    .execute();
}

/** Which of these members' accounts a payment came back from after it was accepted, and when the newest such payment began. */
export async function returnedSince(
  db: Executor,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('payout_items')
    .select((eb) => ['user_id', eb.fn.max('created_at').as('began')] as const)
    .where('user_id', 'in', userIds)
    .where('state', '=', 'returned')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, began }) => [user_id, began]));
}

/** Deducts the notes of payments that were returned before this one began on its own note, each once. */
export async function deductReturned(
  trx: Executor,
  item: Pick<PayoutItemRow, 'id' | 'user_id' | 'currency' | 'created_at'>,
): Promise<ReturnedNote[]> {
  const { rows } = await sql<ReturnedNote>`
    with deducted as (
      update payout_items set deducted_by = ${item.id}
      where user_id = ${item.user_id} and currency = ${item.currency} and state = 'returned' and deducted_by is null
        and returned_at <= ${item.created_at}
      returning id, credit_note, amount_minor
    ) select credit_note, amount_minor from deducted order by id`.execute(trx);
  return rows;
}
