import { doubts } from '@staylore/contract/imports/review-items';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';

export type ImportRow = Selectable<Tables['imports']>;
export type ItemRow = Selectable<Tables['import_items']>;
export type ItemState = ItemRow['state'];

/** Begins an import; if there is one of the same source, returns that. */
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

/** An import by its id, of any member. */
export function importById(db: Executor, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The viewer's imports, newest first. */
export function importsOf(db: Executor, page: PageQuery<readonly [id: number]>): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', page.viewerId)
    .where(belowId('id', page.last))
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

export function stateCounts(db: Executor, importIds: readonly number[]) {
  return db
    .selectFrom('import_items')
    .select((eb) => ['import_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', sql<number>`any(${importIds as number[]}::bigint[])`)
    .groupBy(['import_id', 'state'])
    .execute();
}

/** Adds items in their order; keys that the import already has stay untouched. */
export async function insertItems(db: Executor, items: Insertable<Tables['import_items']>[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('import_items')
    .values(items)
    .onConflict((conflict) => conflict.constraint('import_items__once').doNothing())
    .execute();
}

/** The items of an import with these keys, in their order. */
export function itemsByKeys(db: Executor, importId: number, keys: readonly string[]): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('key', '=', sql<string>`any(${keys as string[]}::text[])`)
    .orderBy('id')
    .execute();
}

/** An item, locked until the transaction ends. */
export function lockItem(db: Executor, importId: number, key: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Accepted items in their order, locked until the transaction ends. */
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

/** The items of an import in their order, all or those in a state. */
export function itemsOf(
  db: Executor,
  page: PageQuery<readonly [id: number]> & { importId: number; state?: ItemState | undefined },
): Promise<ItemRow[]> {
  return db
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', page.importId)
    .where(page.state === undefined ? sql<SqlBool>`true` : sql<SqlBool>`state = ${page.state}`)
    .where(page.last === null ? sql<SqlBool>`true` : sql<SqlBool>`id > ${page.last[0]}`)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/**
 * Items that wait for a decision: first those of which the finder was sure, then the others by what was uncertain; within a group in the order of
 * the source.
 */
export async function waitingItems(
  db: Executor,
  page: PageQuery<readonly [group: number, id: number]> & { importId: number },
): Promise<(ItemRow & { group: number })[]> {
  const group = sql<number>`coalesce(array_position(${[...doubts]}::text[], doubt), 0)`;
  return db
    .selectFrom('import_items')
    .selectAll()
    .select(group.as('group'))
    .where('import_id', '=', page.importId)
    .where('state', '=', 'review')
    .where(
      page.last === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(${group}, id) > (${page.last[0]}::integer, ${page.last[1]}::bigint)`,
    )
    .orderBy('group')
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Changes columns of an item; returns its new row. */
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

export function postsOfNetworkIds(db: Executor, userId: number, ids: readonly string[]) {
  return db
    .selectFrom('posts')
    .select(['id', 'source_post_id'])
    .where('user_id', '=', userId)
    .where('source_post_id', '=', sql<string>`any(${ids as string[]}::text[])`)
    .execute();
}

/** The state of the member's post with this mark or network id, with which a new one would collide. */
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

/** Deletes what was read of an account of the photo network and was not saved as a stay; what members imported from their own file stays. */
export async function deleteUnsaved(trx: Executor, handle: string): Promise<void> {
  await sql`
    delete from import_items as item using imports
    where imports.id = item.import_id and imports.handle = ${handle} and imports.source <> 'export'
      and item.state <> 'imported'`.execute(trx);
}
