import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import type { UserRow } from '../accounts/index.ts';

export type Provider = Tables['sign_in_attempts']['provider'];
export type Attempt = Selectable<Tables['sign_in_attempts']>;

export async function insertAttempt(
  db: Executor,
  attempt: Insertable<Tables['sign_in_attempts']>,
): Promise<void> {
  await db.insertInto('sign_in_attempts').values(attempt).execute();
}

/** Records a signed token as an attempt without a browser, unless it is recorded already. */
export async function recordToken(
  db: Executor,
  token: { provider: Provider; tokenHash: Buffer; now: Date; until: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: token.tokenHash,
      browser_hash: token.tokenHash,
      provider: token.provider,
      nonce: '',
      code_verifier: '',
      created_at: token.now,
      expires_at: token.until,
      redeemed_at: token.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Marks the newest open attempt as redeemed and returns it; undefined if there is none, so that a code is redeemed only once. With
 * `receiptHash` it is found under that from now on, and no longer by its state.
 */
export function takeAttempt(
  db: Executor,
  key: {
    provider: Provider;
    stateHash?: Buffer | undefined;
    browserHash?: Buffer | undefined;
    receiptHash?: Buffer;
    now: Date;
  },
): Promise<Attempt | undefined> {
  return db
    .updateTable('sign_in_attempts')
    .set({ redeemed_at: key.now, state_hash: key.receiptHash })
    .where('redeemed_at', 'is', null)
    .where('state_hash', '=', (find) => {
      let open = find
        .selectFrom('sign_in_attempts as open')
        .select('open.state_hash')
        .where('open.provider', '=', key.provider)
        .where('open.redeemed_at', 'is', null)
        .where('open.expires_at', '>', key.now);
      if (key.stateHash) open = open.where('open.state_hash', '=', key.stateHash);
      if (key.browserHash) open = open.where('open.browser_hash', '=', key.browserHash);
      return open.orderBy('open.created_at', 'desc').limit(1);
    })
    .returningAll()
    .executeTakeFirst();
}

export async function updateAttempt(
  db: Executor,
  stateHash: Buffer,
  change: Updateable<Tables['sign_in_attempts']>,
): Promise<void> {
  await db.updateTable('sign_in_attempts').set(change).where('state_hash', '=', stateHash).execute();
}

/** Marks the attempt of this browser behind a receipt as verified and returns it; undefined if it is over, used or another browser's. */
export function verifyAttempt(
  db: Executor,
  key: { provider: Provider; browserHash: Buffer; receiptHash: Buffer; now: Date },
): Promise<Attempt | undefined> {
  return db
    .updateTable('sign_in_attempts')
    .set({ verified_at: key.now })
    .where('provider', '=', key.provider)
    .where('state_hash', '=', key.receiptHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .where('redeemed_at', 'is not', null)
    .where('subject', 'is not', null)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The attempt of this browser with a verified identity that was not used yet. */
export function verifiedAttempt(
  db: Executor,
  key: { provider: Provider; browserHash: Buffer; now: Date; subject: string },
): Promise<Attempt | undefined> {
  return db
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('provider', '=', key.provider)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .where('verified_at', 'is not', null)
    .where('finished_at', 'is', null)
    .where('subject', '=', key.subject)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Consumes an attempt; false if another call was quicker. */
export async function finishAttempt(db: Executor, stateHash: Buffer, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('sign_in_attempts')
    .set({ finished_at: now })
    .where('state_hash', '=', stateHash)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The name from an earlier attempt of the same person that was not completed. */
export function earlierName(db: Executor, person: { provider: Provider; subject: string }) {
  return db
    .selectFrom('sign_in_attempts')
    .select(['name', 'last_name'])
    .where('provider', '=', person.provider)
    .where('subject', '=', person.subject)
    .where('name', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes expired attempts; those with a name that led to no account are kept for longer. */
export async function deleteOldAttempts(
  db: Executor,
  times: { now: Date; namedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('expires_at', '<', times.now)
    .where((or) =>
      or.or([
        or('name', 'is', null),
        or('finished_at', 'is not', null),
        or('expires_at', '<', times.namedBefore),
      ]),
    )
    .execute();
}

export function memberOfIdentity(
  db: Executor,
  person: { provider: Provider; subject: string },
): Promise<UserRow | undefined> {
  return (
    db
      .selectFrom('identities')
      .innerJoin('users', 'users.id', 'identities.user_id')
      .selectAll('users')
      .where('identities.provider', '=', person.provider)
      .where('identities.subject', '=', person.subject)
      // Removing this identity, or handing the account over, happens before or after.
      .forShare()
      .executeTakeFirst()
  );
}

export async function takenUsernames(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where(
      'username_key',
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute();
  return new Set(rows.map((row) => row.username_key));
}

export async function deleteAttempts(trx: Executor, member: { id: number; email: string }): Promise<void> {
  await sql`
    delete from sign_in_attempts where lower(email) = ${member.email.toLowerCase()}
      or (provider, subject) in (select provider, subject from identities where user_id = ${member.id})`.execute(
    trx,
  );
}
