import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

/** Names reserved for one member at a time, so that members cannot collect them. */
const maxKept = 3;

const hashOf = (username: string): Buffer => hash('sha256', username.toLowerCase(), 'buffer');

/** Which of these usernames, in small letters, were given up by someone else and are still kept for them. */
export async function freedByOthers(
  db: Executor,
  { names, userId }: { names: readonly string[]; userId: number | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('freed_usernames')
    .select(['username_hash', 'user_id'])
    .where('username_hash', 'in', names.map(hashOf))
    .execute();
  const kept = rows.filter(({ user_id }) => user_id === null || user_id !== userId);
  const hashes = new Set(kept.map(({ username_hash }) => username_hash.toString('hex')));
  return names.map((name) => name.toLowerCase()).filter((name) => hashes.has(hashOf(name).toString('hex')));
}

/** The member who gave up a username that is kept for them, unless they are leaving or suspended. */
export function memberByFormerName(db: Executor, username: string) {
  return db
    .selectFrom('freed_usernames')
    .innerJoin('users', 'users.id', 'freed_usernames.user_id')
    .selectAll('users')
    .where('username_hash', '=', hashOf(username))
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Keeps the name that a member gives up, and frees the one that they take. The first names stay: someone who renames a stolen account
 * cannot push them out.
 */
export async function reserveFreedUsername(
  trx: Executor,
  { from, to, userId, now }: { from: string; to: string; userId: number; now: Date },
): Promise<void> {
  await trx.deleteFrom('freed_usernames').where('username_hash', '=', hashOf(to)).execute();
  await sql`
    insert into freed_usernames (username_hash, user_id, freed_at)
    select ${hashOf(from)}, ${userId}, ${now}
    where (select count(*) from freed_usernames where user_id = ${userId}) < ${maxKept}
    on conflict (username_hash) do update set user_id = excluded.user_id, freed_at = excluded.freed_at`.execute(
    trx,
  );
}

export async function blockNamesOfDeleted(
  trx: Executor,
  { id, username, now }: { id: number; username: string; now: Date },
): Promise<void> {
  await trx.updateTable('freed_usernames').set({ user_id: null }).where('user_id', '=', id).execute();
  await trx
    .insertInto('freed_usernames')
    .values({ username_hash: hashOf(username), user_id: null, freed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Frees names that were given up before a time. */
export async function deleteFreedUsernames(db: Executor, freedBefore: Date): Promise<void> {
  await db.deleteFrom('freed_usernames').where('freed_at', '<', freedBefore).execute();
}
