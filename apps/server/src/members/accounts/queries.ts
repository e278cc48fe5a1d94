import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { hourMs } from '../../platform/durations.ts';
import { acceptAtSignUp } from './terms-queries.ts';

export type UserRow = Selectable<Tables['users']>;

/** The account with this address, even while its member is leaving: it is taken, and signing in is the way back. */
export function userByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', email.toLowerCase()).executeTakeFirst();
}

const members = (db: Executor) =>
  db.selectFrom('users').selectAll().where('left_at', 'is', null).where('suspended_at', 'is', null);
const membersByUsername = statement((db, { key }: { key: string }) =>
  members(db).where('username_key', '=', key),
);
const membersById = statement((db, { id }: { id: number }) => members(db).where('id', '=', id));

/** A member; not one who is leaving or suspended. */
export async function userByUsername(db: Executor, username: string): Promise<UserRow | undefined> {
  return (await membersByUsername(db, { key: username.toLowerCase() }))[0];
}

/** A member; not one who is leaving or suspended. */
export async function userById(db: Executor, id: number): Promise<UserRow | undefined> {
  return (await membersById(db, { id }))[0];
}

/** A member with this username, even one who is leaving or suspended. */
export function accountByUsername(db: Executor, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** The account that someone signs in to, even while its member is leaving. */
export function userToSignIn(db: Executor, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The member's row, locked against everything that refers to it: work in progress for them ends first. */
export function lockUser(trx: Executor, id: number) {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'last_name',
      'username',
      'email',
      'email_verified_at',
      'password_hash',
      'permissions',
      'language',
      'avatar_key',
      'cover_key',
      'left_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What a member may do, locked until the transaction ends. */
export function lockStanding(trx: Executor, id: number) {
  return trx
    .selectFrom('users')
    .select(['permissions', 'suspended_at', 'left_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

export async function hasConfirmedEmail(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.email_verified_at ?? null) !== null;
}

/** How many mails an hour reach an address that nobody has confirmed. */
const maxUnconfirmed = 5;

/** Counts a mail to an address; false if it belongs to an account that has not confirmed it, and to which enough were sent within an hour. */
export async function mayMail(trx: Executor, address: string, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - hourMs);
  const { rows } = await sql<{ may: boolean }>`
    with unconfirmed as (
      select id, case when unconfirmed_mails_since > ${hourAgo} then unconfirmed_mails else 0 end as sent
      from users where email_key = ${address.toLowerCase()} and email_verified_at is null for update
    ), counted as (
      update users set unconfirmed_mails = sent + 1, unconfirmed_mails_since = case sent when 0 then ${now}::timestamptz else unconfirmed_mails_since end
      from unconfirmed where users.id = unconfirmed.id and sent < ${maxUnconfirmed} returning users.id
    )
    select not exists (select from unconfirmed) or exists (select from counted) as may`.execute(trx);
  return rows[0]?.may === true;
}

export async function standingOf(
  db: Executor,
  id: number,
): Promise<{ suspended: boolean; limited: boolean }> {
  const row = await db
    .selectFrom('users')
    .select(['suspended_at', 'limited_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { suspended: (row?.suspended_at ?? null) !== null, limited: (row?.limited_at ?? null) !== null };
}

/** Notes that a limited member saves a stay, unless they have saved one since; a concurrent one waits for the end of this transaction. */
export async function recordLimitedSave(
  trx: Executor,
  id: number,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ limited_save_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('limited_save_at', 'is', null), eb('limited_save_at', '<=', since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hash of a member's password, locked until the transaction ends. */
export async function lockPasswordHash(trx: Executor, id: number): Promise<string | null> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Creates an account, by which its member accepts the terms of use. Call inside a transaction. */
export async function insertUser(trx: Executor, user: Insertable<Tables['users']>): Promise<UserRow> {
  const row = await trx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
  await acceptAtSignUp(trx, { id: row.id, at: row.created_at });
  return row;
}

export function updateUserRow(
  db: Executor,
  id: number,
  change: Updateable<Tables['users']>,
): Promise<UserRow> {
  return db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertIdentity(
  db: Executor,
  identity: Insertable<Tables['identities']>,
): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}

/** Deletes identities of providers that vouched for another address than this one. */
export async function deleteIdentitiesOfOthers(
  db: Executor,
  member: { userId: number; email: string },
): Promise<void> {
  await db
    .deleteFrom('identities')
    .where('user_id', '=', member.userId)
    .where((row) => sql<boolean>`lower(${row.ref('email')}) is distinct from ${member.email.toLowerCase()}`)
    .execute();
}

/** Deletes identities of other providers that were linked to a member since a time. */
export async function deleteIdentitiesSince(db: Executor, userId: number, since: Date): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', since).execute();
}

/** Deletes sessions that have ended, and tokens of mails that expired before the given time. */
export async function deleteEndedSessions(
  db: Executor,
  { mailTokensBefore, now }: { mailTokensBefore: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', mailTokensBefore).execute();
}
