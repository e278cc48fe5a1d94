import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { StayFacts } from '../../../platform/db/json-types.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import type { ItemRow } from '../queries.ts';

export type CorrectionRow = Selectable<Tables['import_corrections']>;

/** A member's corrections of hotels that were found under these names, in any town. */
export function correctionsOf(
  db: Executor,
  userId: number,
  names: readonly string[],
): Promise<CorrectionRow[]> {
  return db
    .selectFrom('import_corrections')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<string>`split_part(found_key, '@', 1)`, '=', sql<string>`any(${names as string[]}::text[])`)
    .execute();
}

/**
 * Items on which the member disagreed with the hotel finder: corrected, rejected, or accepted although it saw no stay; latest decision
 * first, behind `last`. Duplicates were not rejected for their text.
 */
export function correctedItems(
  db: Executor,
  { userId, last, limit }: { userId: number; last: ItemRow | undefined; limit: number },
): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('decided_at', 'is not', null)
    .where('duplicate_of', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'rejected'),
        eb.and([eb('state', 'in', ['review', 'accepted', 'imported']), eb('corrected', '=', true)]),
        eb.and([eb('state', 'in', ['accepted', 'imported']), eb('stay', '=', false)]),
      ]),
    )
    .where(
      last === undefined
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(decided_at, id) < (${last.decided_at}::timestamptz, ${last.id}::bigint)`,
    )
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Stores a correction, replacing an earlier one under its key. */
export async function rememberCorrection(
  db: Executor,
  entry: Insertable<Tables['import_corrections']>,
): Promise<void> {
  const { user_id: _user, found_key: _key, ...rest } = entry;
  await db
    .insertInto('import_corrections')
    .values(entry)
    .onConflict((conflict) => conflict.constraint('import_corrections__pkey').doUpdateSet(rest))
    .execute();
}

/** Applies a correction to items of the same import that still wait and were read with the same name in the same town, or without one. */
export async function spreadCorrection(
  db: Executor,
  from: Pick<ItemRow, 'id' | 'import_id'> & {
    foundName: string;
    foundCity: string | null;
    facts: Pick<StayFacts, 'hotel_name' | 'city' | 'region' | 'country' | 'lat' | 'lng'>;
  },
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ ...from.facts, corrected: true })
    .where('import_id', '=', from.import_id)
    .where('id', '<>', from.id)
    .where('state', '=', 'review')
    .where('corrected', '=', false)
    .where(sql<string>`finding->>'hotel_name'`, '=', from.foundName)
    .where(
      sql<SqlBool>`(finding->>'city' is null or finding->>'city' is not distinct from ${from.foundCity}::text)`,
    )
    .execute();
}
