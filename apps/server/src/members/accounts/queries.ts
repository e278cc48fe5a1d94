import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type UserRow = Selectable<Tables['users']>;

/** The account with this address, also while its member is leaving: it is taken, and signing in to it is the way back. */
export function userByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst();
}

/** A member; who is leaving is none. */
export function userByUsername(db: Executor, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', username.toLowerCase())
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** A member; who is leaving is none. */
export function userById(db: Executor, id: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** The member's row, locked against everything that refers to it: what is under way for them ends first. */
export function lockUser(trx: Executor, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'language', 'avatar_key', 'cover_key', 'left_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

export function insertUser(db: Executor, user: Insertable<Tables['users']>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

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
    .values({ ...session, seen_at: session.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The living sessions with these hashes, each with its member. */
export const sessionsByHash = statement((db, wanted: { hashes: Buffer[]; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash',
      'sessions.id as session_id',
      'sessions.created_at as signed_in_at',
      'sessions.seen_at',
      'users.id',
      'users.username',
      'users.permissions',
      'users.language',
      'users.left_at',
    ])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${wanted.hashes}::bytea[])`)
    .where('sessions.expires_at', '>', wanted.now),
);

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

export async function deleteSessionByHash(db: Executor, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

/** Changes a member's row and answers it. */
export function updateUserRow(
  db: Executor,
  id: number,
  change: Updateable<Tables['users']>,
): Promise<UserRow> {
  return db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
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

/** Whether a session still lives. */
export async function isSessionLive(db: Executor, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one session of a member; answers whether it was there. */
export async function deleteSession(db: Executor, session: { id: number; userId: number }): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every session of a member but the one to keep; answers how many. */
export async function deleteSessionsExcept(
  db: Executor,
  userId: number,
  keep: number | null,
): Promise<number> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId);
  const result = await (keep === null ? all : all.where('id', '<>', keep)).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function insertMailToken(db: Executor, token: Insertable<Tables['mail_tokens']>): Promise<void> {
  await db.insertInto('mail_tokens').values(token).execute();
}

/** A mailed token that was neither used nor has become too old. */
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

/** Uses a token up; undefined when somebody else was quicker, it is unknown or too old. */
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

/** Uses up what a member was mailed for one purpose, from a time on or altogether. */
export async function endMailTokens(
  db: Executor,
  tokens: { userId: number; purpose: Tables['mail_tokens']['purpose']; since?: Date; now: Date },
): Promise<void> {
  let open = db
    .updateTable('mail_tokens')
    .set({ used_at: tokens.now })
    .where('user_id', '=', tokens.userId)
    .where('purpose', '=', tokens.purpose)
    .where('used_at', 'is', null);
  if (tokens.since !== undefined) open = open.where('created_at', '>=', tokens.since);
  await open.execute();
}

/** Gives a member another way in. */
export async function insertIdentity(
  db: Executor,
  identity: Insertable<Tables['identities']>,
): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}

/** Forgets the ways in by another provider that a member was given since a time. */
export async function deleteIdentitiesSince(db: Executor, userId: number, since: Date): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', since).execute();
}
