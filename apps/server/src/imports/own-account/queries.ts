import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type AccountRow = Selectable<Tables['instagram_accounts']>;
export type VisitRow = Selectable<Tables['instagram_visits']>;

/** The connected account of a member. */
export function accountOf(db: Executor, userId: number): Promise<AccountRow | undefined> {
  return db.selectFrom('instagram_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the account, replacing one that was connected before. */
export async function storeAccount(
  db: Executor,
  account: Insertable<Tables['instagram_accounts']>,
): Promise<void> {
  await db
    .insertInto('instagram_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        handle: eb.ref('excluded.handle'),
        network_ids: eb.ref('excluded.network_ids'),
        sealed_token: eb.ref('excluded.sealed_token'),
        issued_at: eb.ref('excluded.issued_at'),
        expires_at: eb.ref('excluded.expires_at'),
        connected_at: eb.ref('excluded.connected_at'),
      })),
    )
    .execute();
}

export async function storeNetworkIds(db: Executor, userId: number, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('instagram_accounts')
    .set({ network_ids: [...ids] })
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces a token, unless the member has connected again meanwhile. */
export async function renewToken(
  db: Executor,
  key: Pick<AccountRow, 'user_id' | 'issued_at'>,
  token: Pick<AccountRow, 'sealed_token' | 'issued_at' | 'expires_at'>,
): Promise<void> {
  await db
    .updateTable('instagram_accounts')
    .set({ sealed_token: token.sealed_token, issued_at: token.issued_at, expires_at: token.expires_at })
    .where('user_id', '=', key.user_id)
    .where('issued_at', '=', key.issued_at)
    .execute();
}

/** Deletes the connected account of a member; false if there was none. */
export async function deleteAccount(db: Executor, userId: number): Promise<boolean> {
  const result = await db.deleteFrom('instagram_accounts').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes the connected account of a member, and pending redirects, if it was connected since a time; null is ever. */
export async function deleteAccountSince(
  trx: Executor,
  { since, userId }: { userId: number; since: Date | null },
): Promise<void> {
  await trx.deleteFrom('instagram_visits').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('instagram_accounts')
    .where('user_id', '=', userId)
    .$if(since !== null, (rows) => rows.where('connected_at', '>=', since))
    .execute();
}

export async function deleteExpiredVisits(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('instagram_visits').where('expires_at', '<', now).execute();
}

/** Stores a visit and deletes expired ones. */
export async function insertVisit(db: Executor, visit: Omit<VisitRow, 'used_at'>, now: Date): Promise<void> {
  await deleteExpiredVisits(db, now);
  await db
    .insertInto('instagram_visits')
    .values({ ...visitColumns(visit), used_at: null })
    .execute();
}

function visitColumns({ state_hash, user_id, purpose, language, expires_at }: Omit<VisitRow, 'used_at'>) {
  return { state_hash, user_id, purpose, language, expires_at };
}

/** Consumes a visit of this member and returns it; undefined if it is unknown, expired, used or someone else's. */
export function takeVisit(
  db: Executor,
  key: { stateHash: Buffer; userId: number; now: Date },
): Promise<VisitRow | undefined> {
  return db
    .updateTable('instagram_visits')
    .set({ used_at: key.now })
    .where('state_hash', '=', key.stateHash)
    .where('user_id', '=', key.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', key.now)
    .returningAll()
    .executeTakeFirst();
}

/** Where a redirect leads and in which language, even if it has expired or is someone else's: to say so at the right place. */
export function visitByState(db: Executor, stateHash: Buffer): Promise<VisitRow | undefined> {
  return db.selectFrom('instagram_visits').selectAll().where('state_hash', '=', stateHash).executeTakeFirst();
}

/** Connected accounts behind a member's id, by id. */
export function accountsAfter(db: Executor, page: { after: number; limit: number }): Promise<AccountRow[]> {
  return db
    .selectFrom('instagram_accounts')
    .selectAll()
    .where('user_id', '>', page.after)
    .orderBy('user_id')
    .limit(page.limit)
    .execute();
}

export async function replaceToken(
  db: Executor,
  token: { user_id: number; before: Buffer; sealed_token: Buffer },
): Promise<void> {
  await db
    .updateTable('instagram_accounts')
    .set({ sealed_token: token.sealed_token })
    .where('user_id', '=', token.user_id)
    .where('sealed_token', '=', token.before)
    .execute();
}
