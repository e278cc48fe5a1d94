import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';

export async function insertMailToken(db: Executor, token: Insertable<Tables['mail_tokens']>): Promise<void> {
  await db.insertInto('mail_tokens').values(token).execute();
}

export async function countMailTokens(
  db: Executor,
  tokens: { userId: number; purpose: Tables['mail_tokens']['purpose']; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('mail_tokens')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', tokens.userId)
    .where('purpose', '=', tokens.purpose)
    .where('created_at', '>=', tokens.since)
    .executeTakeFirstOrThrow();
  return count;
}

/** A mailed token that was neither used nor has expired. */
export function liveMailToken(
  db: Executor,
  token: { hash: Buffer; purpose: Tables['mail_tokens']['purpose']; now: Date },
) {
  return db
    .selectFrom('mail_tokens')
    .select(['user_id', 'payload'])
    .where('token_hash', '=', token.hash)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .executeTakeFirst();
}

/** Consumes a token; undefined if another call was quicker, or it is unknown or expired. */
export function useMailToken(
  db: Executor,
  token: { hash: Buffer; purpose: Tables['mail_tokens']['purpose']; now: Date },
) {
  return db
    .updateTable('mail_tokens')
    .set({ used_at: token.now })
    .where('token_hash', '=', token.hash)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .returning(['user_id', 'payload', 'created_at'])
    .executeTakeFirst();
}

/** Consumes a member's mailed tokens for these purposes, all of them or those since a time. */
export async function endMailTokens(
  db: Executor,
  tokens: { userId: number; purposes: Tables['mail_tokens']['purpose'][]; since?: Date; now: Date },
): Promise<void> {
  let open = db
    .updateTable('mail_tokens')
    .set({ used_at: tokens.now })
    .where('user_id', '=', tokens.userId)
    .where('purpose', 'in', tokens.purposes)
    .where('used_at', 'is', null);
  if (tokens.since !== undefined) open = open.where('created_at', '>=', tokens.since);
  await open.execute();
}

/** Extends the links that undo earlier address changes until then, if they are still valid. */
export async function extendUndo(
  db: Executor,
  undo: { userId: number; email: string; until: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ expires_at: undo.until })
    .where('token_hash', 'in', liveUndos(db, undo).select('token_hash'))
    .execute();
}

const liveUndos = (db: Executor, undo: { userId: number; email: string; now: Date }) =>
  db
    .selectFrom('mail_tokens')
    .where('user_id', '=', undo.userId)
    .where('purpose', '=', 'undo_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', undo.now)
    .where(sql<boolean>`payload->>'email' = ${undo.email}`);

const oldestUndo = (...undo: Parameters<typeof liveUndos>) =>
  liveUndos(...undo)
    .orderBy('created_at')
    .limit(1);

/** When the oldest valid link was mailed to this address that undoes a change away from it; null if there is none. */
export async function oldestUndoAt(
  db: Executor,
  undo: { userId: number; email: string; now: Date },
): Promise<Date | null> {
  const row = await oldestUndo(db, undo).select('created_at').executeTakeFirst();
  return row?.created_at ?? null;
}

/** Consumes that link; undefined if there is none. */
export function useOldestUndo(trx: Executor, undo: { userId: number; email: string; now: Date }) {
  return trx
    .updateTable('mail_tokens')
    .set({ used_at: undo.now })
    .where('token_hash', 'in', oldestUndo(trx, undo).select('token_hash'))
    .returning(['user_id', 'payload', 'created_at'])
    .executeTakeFirst();
}
