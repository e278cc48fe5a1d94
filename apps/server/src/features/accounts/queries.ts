import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type { UserTable } from './tables.ts';

export type UserRow = Selectable<UserTable>;

export function userByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst();
}

export function userByUsername(db: Executor, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
}

export function userById(db: Executor, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertUser(db: Executor, user: Insertable<UserTable>): Promise<UserRow> {
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

export function sessionByHash(db: Executor, hash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as signed_in_at',
      'sessions.seen_at',
      'users.id',
      'users.username',
      'users.permissions',
      'users.language',
    ])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

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
