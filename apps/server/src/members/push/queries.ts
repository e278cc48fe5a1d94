import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

/** The only key pair. */
const theOne = 1;

/** The site’s pair of push keys; undefined before it is made. */
export function keysRow(db: Executor) {
  return db
    .selectFrom('push_keys')
    .select(['id', 'public_key', 'sealed_private_key'])
    .where('id', '=', theOne)
    .executeTakeFirst();
}

/** Adds the pair; if another server was first, that one is kept. */
export async function insertKeys(
  db: Executor,
  pair: Pick<Insertable<Tables['push_keys']>, 'public_key' | 'sealed_private_key' | 'created_at'>,
): Promise<void> {
  const { public_key, sealed_private_key, created_at } = pair;
  await db
    .insertInto('push_keys')
    .values({ id: theOne, public_key, sealed_private_key, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replacePrivateKey(db: Executor, sealed_private_key: Buffer): Promise<void> {
  await db.updateTable('push_keys').set({ sealed_private_key }).where('id', '=', theOne).execute();
}

/** Deletes the pair, and the browsers that are bound to it. */
export async function deleteKeys(db: Executor): Promise<void> {
  await db.deleteFrom('push_subscriptions').execute();
  await db.deleteFrom('push_keys').execute();
}

type Subscription = Pick<
  Insertable<Tables['push_subscriptions']>,
  'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'language' | 'created_at'
>;

/** Subscribes the browser of a session; returns whether it may. Not if the address belongs to another active session. */
export async function storeSubscription(trx: Executor, subscription: Subscription): Promise<boolean> {
  const { user_id, session_id, endpoint, p256dh, auth, language, created_at } = subscription;
  await deleteSubscription(trx, Number(session_id));
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', user_id),
        eb(
          'session_id',
          'in',
          eb.selectFrom('sessions').select('sessions.id').where('sessions.expires_at', '<=', created_at),
        ),
      ]),
    )
    .execute();
  const result = await trx
    .insertInto('push_subscriptions')
    .values({ user_id, session_id, endpoint, p256dh, auth, language, created_at })
    .onConflict((conflict) => conflict.column('endpoint').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps the latest browsers of a member, up to this number. */
export async function dropOldest(trx: Executor, userId: number, kept: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by id desc offset ${kept}
    )`.execute(trx);
}

/** Whether the browser of a session is subscribed. */
export async function isSubscribed(db: Executor, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscription(db: Executor, sessionId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** A browser that its push service no longer knows. */
export async function deleteBrowser(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** A browser with its member, if both exist and are signed in. */
export function browserOf(db: Executor, id: number, now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'push_subscriptions.user_id', 'push_subscriptions.endpoint'])
    .select(['push_subscriptions.p256dh', 'push_subscriptions.auth'])
    .select(['users.username', 'users.language as member_language', 'push_subscriptions.language'])
    .where('push_subscriptions.id', '=', id)
    .where('sessions.expires_at', '>', now)
    .where('users.left_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}
