import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';

type RequestRow = Selectable<Tables['network_requests']>;

/** Connected accounts with this id of the network, locked, with their members' language. */
export function lockAccountsOf(trx: Executor, networkId: string) {
  return trx
    .selectFrom('instagram_accounts')
    .innerJoin('users', 'users.id', 'instagram_accounts.user_id')
    .select(['instagram_accounts.user_id', 'instagram_accounts.handle', 'users.language'])
    .where(sql<boolean>`${networkId} = any(instagram_accounts.network_ids)`)
    .orderBy('instagram_accounts.user_id')
    .forUpdate('instagram_accounts')
    .execute();
}

/** Stores a request; undefined if it was stored before. */
export function insertRequest(trx: Executor, request: RequestRow): Promise<RequestRow | undefined> {
  const { code, request_hash, kind, found, handled_at } = request;
  return trx
    .insertInto('network_requests')
    .values({ code, request_hash, kind, found, handled_at })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A request that was stored before. */
export function requestByHash(db: Executor, hash: Buffer): Promise<RequestRow | undefined> {
  return db.selectFrom('network_requests').selectAll().where('request_hash', '=', hash).executeTakeFirst();
}

/** The deletion with that code. */
export function deletionByCode(db: Executor, code: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('network_requests')
    .selectAll()
    .where('code', '=', code)
    .where('kind', '=', 'deletion')
    .executeTakeFirst();
}

export async function deleteRequestsBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('network_requests').where('handled_at', '<', before).execute();
}

/** Deletes a member's pending redirects to the network and back. */
export async function deleteVisits(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('instagram_visits').where('user_id', '=', userId).execute();
}
