import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type FactorRow = Selectable<Tables['factors']>;

/** The factors of a member, oldest first. */
export function factorsOf(db: Executor, userId: number): Promise<FactorRow[]> {
  return db
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether signing in to this account takes a second factor. */
export async function hasFactors(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function insertFactor(db: Executor, factor: Insertable<Tables['factors']>): Promise<FactorRow> {
  return db.insertInto('factors').values(factor).returningAll().executeTakeFirstOrThrow();
}

/** Renames or removes a member's factor; undefined if there is none. */
export function changeFactor(
  db: Executor,
  factor: { id: number; userId: number },
  change: Pick<Updateable<Tables['factors']>, 'name' | 'removed_at'>,
): Promise<FactorRow | undefined> {
  return db
    .updateTable('factors')
    .set(change)
    .where('id', '=', factor.id)
    .where('user_id', '=', factor.userId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Consumes a time step; false if its code, or a later one, was used before. */
export async function useStep(
  db: Executor,
  used: { factorId: number; step: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('factors')
    .set({ last_step: used.step, last_used_at: used.now })
    .where('id', '=', used.factorId)
    .where('removed_at', 'is', null)
    .where((or) => or.or([or('last_step', 'is', null), or('last_step', '<', used.step)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores the secret that a session was shown; an earlier one becomes invalid. */
export async function storeDraft(
  db: Executor,
  draft: { session_id: number; sealed_secret: Buffer; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('totp_drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({ sealed_secret: draft.sealed_secret, expires_at: draft.expires_at }),
    )
    .execute();
}

/** The sealed secret of the app that is being set up in a session; null if there is none, or it has expired. */
export async function draftOf(db: Executor, draft: { sessionId: number; now: Date }): Promise<Buffer | null> {
  const row = await db
    .selectFrom('totp_drafts')
    .select('sealed_secret')
    .where('session_id', '=', draft.sessionId)
    .where('expires_at', '>', draft.now)
    .executeTakeFirst();
  return row?.sealed_secret ?? null;
}

/** Deletes the secret that a session was shown; false if it is gone already. */
export async function deleteDraft(db: Executor, sessionId: number): Promise<boolean> {
  const result = await db.deleteFrom('totp_drafts').where('session_id', '=', sessionId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Reverts a member's factors to a time: those added are removed, those removed are restored. */
export async function restoreFactors(trx: Executor, past: { userId: number; since: Date }): Promise<void> {
  await deleteFactorsSince(trx, past);
  await trx
    .updateTable('factors')
    .set({ removed_at: null })
    .where('user_id', '=', past.userId)
    .where('removed_at', '>=', past.since)
    .execute();
}

/** Removes a member's factors that were added since a time. */
export async function deleteFactorsSince(
  trx: Executor,
  past: { userId: number; since: Date },
): Promise<void> {
  await trx
    .deleteFrom('factors')
    .where('user_id', '=', past.userId)
    .where('created_at', '>=', past.since)
    .execute();
}

/** Removes all factors and codes of a member. */
export async function deleteFactors(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Deletes what was removed before the given time, and set-ups that have expired. */
export async function deleteOldFactors(
  db: Executor,
  { removedBefore, now }: { removedBefore: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('factors').where('removed_at', '<', removedBefore).execute();
  await db.deleteFrom('recovery_codes').where('replaced_at', '<', removedBefore).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('totp_drafts').where('expires_at', '<', now).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', now).execute();
}

/** Authenticator apps behind an id, by id, including removed ones. */
export function appsAfter(db: Executor, page: { after: number; limit: number }): Promise<FactorRow[]> {
  return db
    .selectFrom('factors')
    .selectAll()
    .where('kind', '=', 'totp')
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** Replaces the sealed secret of an app. */
export async function replaceSecret(
  db: Executor,
  factor: Pick<FactorRow, 'id' | 'sealed_secret'>,
): Promise<void> {
  await db
    .updateTable('factors')
    .set({ sealed_secret: factor.sealed_secret })
    .where('id', '=', factor.id)
    .execute();
}

/** Deletes a factor, whichever member it belongs to. */
export async function deleteFactor(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('factors').where('id', '=', id).execute();
}
