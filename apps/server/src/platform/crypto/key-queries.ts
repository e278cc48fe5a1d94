import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { Tables } from '../db/tables.d.ts';

export type KeyRow = Selectable<Tables['secret_keys']>;

/** Lets only one process at a time set up the keys, until the transaction ends. */
export async function lockKeys(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staylore secret keys', 0))`.execute(trx);
}

/** All keys, newest first within each name. */
export function allKeys(db: Executor): Promise<KeyRow[]> {
  return db
    .selectFrom('secret_keys')
    .select(['name', 'number', 'sealed', 'master', 'created_at', 'resealed_at'])
    .orderBy('name')
    .orderBy('number', 'desc')
    .execute();
}

/** The keys of a name, newest first. */
export function keysOf(db: Executor, name: string): Promise<KeyRow[]> {
  return db
    .selectFrom('secret_keys')
    .selectAll()
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .execute();
}

/** Adds a key; if another process added this number first, that key is kept. */
export async function insertKey(db: Executor, key: Insertable<Tables['secret_keys']>): Promise<void> {
  await db
    .insertInto('secret_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes columns of a key. */
export async function updateKey(
  db: Executor,
  { name, number }: Pick<KeyRow, 'name' | 'number'>,
  changes: Partial<Pick<KeyRow, 'sealed' | 'master'>>,
): Promise<void> {
  await db
    .updateTable('secret_keys')
    .set(changes)
    .where('name', '=', name)
    .where('number', '=', number)
    .execute();
}

/** Records whether everything stored is sealed under this key, the newest of its name. */
export async function recordResealed(db: Executor, name: string, number: number | null): Promise<void> {
  await db
    .updateTable('secret_keys')
    .set({ resealed_at: number === null ? null : sql`now()` })
    .where('name', '=', name)
    .where(number === null ? sql<boolean>`true` : sql<boolean>`number = ${number}`)
    .execute();
}
