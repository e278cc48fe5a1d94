import { hashOfToken, newToken } from '../../platform/crypto/index.ts';
import type { Executor } from '../../platform/db/database.ts';

/** How long someone who has passed the first factor has for the second. */
const lifetimeMs = 10 * 60 * 1000;

/** Makes a sign-in wait for the second factor; returns the token by which it continues, which is stored nowhere. */
export async function beginPendingSignIn(
  trx: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<{ token: string; expires: Date }> {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetimeMs);
  await trx
    .insertInto('pending_sign_ins')
    .values({ token_hash: hashOfToken(token), user_id: userId, expires_at: expires })
    .execute();
  return { token, expires };
}

/** Whose sign-in waits behind this token; null if it has expired. */
export async function pendingSignIn(
  db: Executor,
  { token, now }: { token: string; now: Date },
): Promise<number | null> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ends the wait; false if another call was quicker, or the sign-in was ended from elsewhere. */
export async function finishPendingSignIn(trx: Executor, token: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every pending sign-in of a member. */
export async function endPendingSignIns(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}
