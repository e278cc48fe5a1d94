import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type ClaimRow = Selectable<Tables['claimed_handles']>;

interface ClaimKey {
  handle: string;
  userId: number;
}

export function claimsOf(db: Executor, userId: number): Promise<ClaimRow[]> {
  return db
    .selectFrom('claimed_handles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** A member's claim of a handle. */
export function claimOf(db: Executor, key: ClaimKey): Promise<ClaimRow | undefined> {
  return db
    .selectFrom('claimed_handles')
    .selectAll()
    .where('handle', '=', key.handle)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
}

/** The proven claim of a handle, locked if asked. */
export function provenClaim(
  db: Executor,
  handle: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ClaimRow | undefined> {
  return db
    .selectFrom('claimed_handles')
    .selectAll()
    .where('handle', '=', handle)
    .where('confirmed_at', 'is not', null)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
}

/** Starts a claim; one that was started before keeps its code. */
export function insertClaim(
  db: Executor,
  claim: ClaimKey & { code: string; at: Date },
): Promise<ClaimRow | undefined> {
  return db
    .insertInto('claimed_handles')
    .values({
      handle: claim.handle,
      user_id: claim.userId,
      code: claim.code,
      created_at: claim.at,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateClaimRow(
  db: Executor,
  key: ClaimKey,
  change: { confirmed_at?: Date; network_id?: string | null; rescan?: boolean },
): Promise<ClaimRow | undefined> {
  return db
    .updateTable('claimed_handles')
    .set(change)
    .where('handle', '=', key.handle)
    .where('user_id', '=', key.userId)
    .returningAll()
    .executeTakeFirst();
}

export async function endRescans(trx: Executor, handle: string): Promise<void> {
  await trx.updateTable('claimed_handles').set({ rescan: false }).where('handle', '=', handle).execute();
}

/** Deletes a member's claims that were started or confirmed since a time, null is ever; returns them. */
export function deleteClaimsSince(
  trx: Executor,
  { since, userId }: { userId: number; since: Date | null },
): Promise<Pick<ClaimRow, 'handle' | 'confirmed_at'>[]> {
  return trx
    .deleteFrom('claimed_handles')
    .where('user_id', '=', userId)
    .$if(since !== null, (rows) =>
      rows.where((or) => or.or([or('created_at', '>=', since), or('confirmed_at', '>=', since)])),
    )
    .returning(['handle', 'confirmed_at'])
    .execute();
}

/** Deletes a claim; false when there was none. */
export async function deleteClaimRow(db: Executor, key: ClaimKey): Promise<boolean> {
  const result = await db
    .deleteFrom('claimed_handles')
    .where('handle', '=', key.handle)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
