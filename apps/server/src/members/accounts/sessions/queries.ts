import type { Executor } from '../../../platform/db/database.ts';
import { anyOf, statement } from '../../../platform/db/statement.ts';
import { endPendingSignIns } from '../../factors/index.ts';

export function insertSession(
  db: Executor,
  session: {
    token_hash: Buffer;
    user_id: number;
    user_agent: string | null;
    created_at: Date;
    expires_at: Date;
  },
): Promise<{ id: number }> {
  return db
    .insertInto('sessions')
    .values({ ...session, seen_at: session.created_at, proven_at: session.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The active sessions with these hashes, each with its member. */
export const sessionsByHash = statement((db, wanted: { hashes: Buffer[]; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash',
      'sessions.id as session_id',
      'sessions.proven_at',
      'sessions.proof_needs_cookie',
      'sessions.seen_at',
      'sessions.created_at as started_at',
      'users.id',
      'users.username',
      'users.permissions',
      'users.language',
      'users.left_at',
      'users.suspended_at',
    ])
    .where('sessions.token_hash', '=', anyOf(wanted.hashes, 'bytea'))
    .where('sessions.expires_at', '>', wanted.now),
);

/** Stores when a session was last used, and until when it is valid. */
export async function touchSession(
  db: Executor,
  id: number,
  times: { seen: Date; expires: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: times.seen, expires_at: times.expires })
    .where('id', '=', id)
    .execute();
}

/** Notes that the member of a session has just proven their identity. */
export async function storeProof(
  db: Executor,
  id: number,
  proof: { now: Date; needsCookie: boolean },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      proven_at: proof.now,
      proof_needs_cookie: proof.needsCookie,
      proof_code_hash: null,
      proof_code_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/** From now on the session's proof counts only together with its cookie. */
export async function requireCookie(db: Executor, id: number): Promise<void> {
  await db.updateTable('sessions').set({ proof_needs_cookie: true }).where('id', '=', id).execute();
}

/** Revokes recent proofs in the other sessions of a member. */
export async function deleteProofsExcept(
  db: Executor,
  { userId, keep, before }: { userId: number; keep: number; before: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: before, proof_code_hash: null, proof_code_until: null })
    .where('user_id', '=', userId)
    .where('id', '<>', keep)
    .execute();
}

/** Stores the hash of a mailed code, with no tries used. */
export async function storeCode(
  db: Executor,
  id: number,
  code: { hash: Buffer; until: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proof_code_hash: code.hash, proof_code_until: code.until, proof_code_tries: 0 })
    .where('id', '=', id)
    .execute();
}

/** Counts a try of a session's code and returns its hash, or null if there is none or no try is left. */
export async function countCodeTry(
  db: Executor,
  id: number,
  limit: { most: number; now: Date },
): Promise<Buffer | null> {
  const row = await db
    .updateTable('sessions')
    .set((row) => ({ proof_code_tries: row('proof_code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('proof_code_tries', '<', limit.most)
    .where('proof_code_until', '>', limit.now)
    .returning('proof_code_hash')
    .executeTakeFirst();
  return row?.proof_code_hash ?? null;
}

export async function deleteSessionByHash(db: Executor, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

export function sessionsOf(db: Executor, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
}

export async function isSessionLive(db: Executor, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one session of a member; returns whether it existed. */
export async function deleteSession(db: Executor, session: { id: number; userId: number }): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every session of a member except the one to keep, and pending sign-ins; returns how many. */
export async function deleteSessionsExcept(
  db: Executor,
  userId: number,
  keep: number | null,
): Promise<number> {
  await endPendingSignIns(db, userId);
  const all = db.deleteFrom('sessions').where('user_id', '=', userId);
  const result = await (keep === null ? all : all.where('id', '<>', keep)).executeTakeFirst();
  return Number(result.numDeletedRows);
}
