import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type TaxProfileRow = Selectable<Tables['tax_profiles']>;

/** The profile of a member, its number sealed. */
export function profileRowOf(db: Executor, userId: number): Promise<TaxProfileRow | undefined> {
  return db.selectFrom('tax_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a member's profile, replacing an earlier one. */
export async function storeProfileRow(
  trx: Executor,
  profile: Omit<TaxProfileRow, 'id' | 'created_at' | 'updated_at'> & { at: Date },
): Promise<void> {
  const { user_id, country, standing, sealed_vat_id, vat_id_last4, at } = profile;
  const changes = { country, standing, sealed_vat_id, vat_id_last4, updated_at: at };
  await trx
    .insertInto('tax_profiles')
    .values({ ...changes, user_id, created_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** Profiles with a number behind an id, by id. */
export function profilesAfter(db: Executor, page: { after: number; limit: number }) {
  return db
    .selectFrom('tax_profiles')
    .select(['id', 'user_id', 'sealed_vat_id'])
    .where('id', '>', page.after)
    .where('sealed_vat_id', 'is not', null)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Replaces a sealed number if it is still the one that was read. */
export async function replaceProfile(
  db: Executor,
  row: { id: number; before: Buffer; fresh: Buffer },
): Promise<void> {
  await db
    .updateTable('tax_profiles')
    .set({ sealed_vat_id: row.fresh })
    .where('id', '=', row.id)
    .where('sealed_vat_id', '=', row.before)
    .execute();
}

export async function deleteProfileById(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('tax_profiles').where('id', '=', id).execute();
}

export async function deleteProfileOf(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('tax_profiles').where('user_id', '=', userId).execute();
}
