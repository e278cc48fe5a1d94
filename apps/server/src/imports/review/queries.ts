import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { StayFacts } from '../../platform/db/json-types.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type ImportRow = Selectable<Tables['imports']>;
export type ItemRow = Selectable<Tables['import_items']>;
export type ItemState = ItemRow['state'];
export type CorrectionRow = Selectable<Tables['import_corrections']>;

/** Begins an import; one of the same source is answered instead. */
export async function beginImport(db: Executor, entry: Insertable<Tables['imports']>): Promise<ImportRow> {
  const made = await db
    .insertInto('imports')
    .values(entry)
    .onConflict((conflict) => conflict.constraint('imports__once').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return made;
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', entry.user_id)
    .where('fingerprint', '=', entry.fingerprint ?? null)
    .executeTakeFirstOrThrow();
}

export function importById(db: Executor, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export function importsOf(
  db: Executor,
  page: { userId: number; last: number | null; limit: number },
): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', page.userId)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`id < ${page.last}`)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function updateImport(
  db: Executor,
  id: number,
  change: Updateable<Tables['imports']>,
): Promise<void> {
  await db.updateTable('imports').set(change).where('id', '=', id).execute();
}

/** How many items of each import are in which state. */
export function stateCounts(db: Executor, importIds: readonly number[]) {
  return db
    .selectFrom('import_items')
    .select((eb) => ['import_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', sql<number>`any(${importIds as number[]}::integer[])`)
    .groupBy(['import_id', 'state'])
    .execute();
}

/** Adds items in their order; keys that the import has already stay untouched. */
export async function insertItems(db: Executor, items: Insertable<Tables['import_items']>[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('import_items')
    .values(items)
    .onConflict((conflict) => conflict.constraint('import_items__once').doNothing())
    .execute();
}

export function itemsByKeys(db: Executor, importId: number, keys: readonly string[]): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('key', '=', sql<string>`any(${keys as string[]}::text[])`)
    .orderBy('id')
    .execute();
}

/** An item, held until the transaction ends. */
export function lockItem(db: Executor, importId: number, key: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Accepted items in their order, held until the transaction ends. */
export function lockAccepted(db: Executor, importId: number, limit: number): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', 'accepted')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export function itemsOf(
  db: Executor,
  page: { importId: number; state: ItemState | undefined; last: number | null; limit: number },
): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', page.importId)
    .where(page.state === undefined ? sql<SqlBool>`true` : sql<SqlBool>`state = ${page.state}`)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`id > ${page.last}`)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

export function updateItem(
  db: Executor,
  id: number,
  change: Updateable<Tables['import_items']>,
): Promise<ItemRow> {
  return db
    .updateTable('import_items')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Own posts that came from items of these keys, by whichever import. */
export function postsOfKeys(db: Executor, userId: number, keys: readonly string[]) {
  return db
    .selectFrom('import_items')
    .select(['key', 'post_id'])
    .where('user_id', '=', userId)
    .where('key', '=', sql<string>`any(${keys as string[]}::text[])`)
    .where('post_id', 'is not', null)
    .execute();
}

/** Own posts with these ids of the photo network. */
export function postsOfNetworkIds(db: Executor, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('posts')
    .select(['id', 'source_post_id'])
    .where('user_id', '=', userId)
    .where('source_post_id', '=', sql<string>`any(${ids as string[]}::text[])`)
    .execute();
}

/** What a post of the member's with this mark or network id is, where a new one would be the same. */
export async function samePost(
  db: Executor,
  post: { userId: number; networkId: string | null; contentHash: Buffer },
): Promise<number | null> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', post.userId)
    .where((eb) =>
      eb.or([eb('source_post_id', '=', post.networkId), eb('content_hash', '=', post.contentHash)]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A member's corrections of hotels that were found under these names, in whatever town. */
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
 * Items on which the member decided otherwise than the hotel finder: corrected, rejected, or accepted though it saw no stay; newest
 * decision first. Ten thousand are a file that a spreadsheet opens. What came a second time was not rejected for its text.
 */
export function correctedItems(db: Executor, userId: number): Promise<ItemRow[]> {
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
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute();
}

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

/** Gives a correction to what still waits in the same import and was read with the same name in the same town, or without one. */
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
