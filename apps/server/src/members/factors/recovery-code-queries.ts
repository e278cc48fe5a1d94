import type { Executor } from '../../platform/db/database.ts';

/** Gives a member new codes and invalidates earlier ones. */
export async function replaceRecoveryCodes(
  trx: Executor,
  codes: { userId: number; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  const { userId, now } = codes;
  await endRecoveryCodes(trx, { userId, now });
  await trx
    .insertInto('recovery_codes')
    .values(codes.hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute();
}

/** Ends the codes of a member. */
export async function endRecoveryCodes(trx: Executor, codes: { userId: number; now: Date }): Promise<void> {
  await trx
    .updateTable('recovery_codes')
    .set({ replaced_at: codes.now })
    .where('user_id', '=', codes.userId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Consumes a code; false if the member has no such code, or no longer has. */
export async function useRecoveryCode(
  db: Executor,
  code: { userId: number; hashes: readonly Buffer[]; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_at: code.now })
    .where('user_id', '=', code.userId)
    .where('code_hash', 'in', code.hashes)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How many codes of a member still work. */
export async function recoveryCodesLeft(db: Executor, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  return rows.length;
}

/** Reverts a member's codes to a time. Those that were used stay used. */
export async function restoreRecoveryCodes(
  trx: Executor,
  past: { userId: number; since: Date },
): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', past.userId)
    .where('created_at', '>=', past.since)
    .execute();
  await trx
    .updateTable('recovery_codes')
    .set({ replaced_at: null })
    .where('user_id', '=', past.userId)
    .where('replaced_at', '>=', past.since)
    .execute();
}
