import type { Executor } from '../../platform/db/database.ts';
import type { FactorRow } from './queries.ts';

export async function insertChallenge(
  db: Executor,
  challenge: { challenge: Buffer; holder: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Consumes a challenge; false if it was issued to someone else, was answered before, or has expired. */
export async function takeChallenge(
  db: Executor,
  answered: { challenge: Buffer; holder: string; now: Date },
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', answered.challenge)
    .where('holder', '=', answered.holder)
    .where('expires_at', '>', answered.now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A passkey of a member by its credential id; undefined if it was removed. */
export function passkeyOf(
  db: Executor,
  passkey: { userId: number; credentialId: Buffer },
): Promise<FactorRow | undefined> {
  return db
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', passkey.userId)
    .where('credential_id', '=', passkey.credentialId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Whether the passkey is still the member's: its removal, with everything it opened, happens before or after this transaction. */
export async function holdsPasskey(
  trx: Executor,
  passkey: { userId: number; credentialId: Buffer },
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('factors', 'factors.user_id', 'users.id')
    .select('factors.id')
    .where('users.id', '=', passkey.userId)
    .where('factors.credential_id', '=', passkey.credentialId)
    .where('factors.removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a passkey was used; false if it was removed meanwhile, or its counter did not advance, which means that it was cloned. Many
 * passkeys do not count and always send 0.
 */
export async function recordPasskeyUse(
  db: Executor,
  used: { id: number; signCount: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('factors')
    .set({ sign_count: used.signCount, last_used_at: used.now })
    .where('id', '=', used.id)
    .where((or) => or.or([or('sign_count', '<', used.signCount), or('sign_count', '=', 0)]))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
