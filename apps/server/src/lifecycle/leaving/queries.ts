import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type DepartureRow = Omit<Selectable<Tables['departures']>, 'trunk'>;

/** Lets one member at a time leave, come back or be forgotten, as trunks hand rows to each other; until the transaction ends. */
export async function lockDepartures(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staylore departures', 0))`.execute(trx);
}

/** The member's row, locked against everything that refers to it: what is under way for them ends first. */
export function lockMember(trx: Executor, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'language', 'avatar_key', 'cover_key', 'left_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LeavingMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

export function departureOf(db: Executor, userId: number): Promise<DepartureRow | undefined> {
  return db
    .selectFrom('departures')
    .select(['user_id', 'left_at', 'until', 'gives_up', 'posts', 'links'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function hasBankDetails(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_details')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the member as leaving and puts away what is shown of them by the switches that it has. */
export async function putAway(
  trx: Executor,
  departure: Pick<DepartureRow, 'user_id' | 'left_at' | 'until' | 'gives_up'>,
): Promise<void> {
  const { user_id, left_at, until, gives_up } = departure;
  await trx
    .insertInto('departures')
    .values({ user_id, left_at, until, gives_up, posts: [], links: [] })
    .execute();
  await trx.updateTable('users').set({ left_at }).where('id', '=', user_id).execute();
  await sql`
    with hidden as (update posts set archived = true where user_id = ${user_id} and not archived returning id)
    update departures set posts = posts || array(select id from hidden) where user_id = ${user_id}`.execute(
    trx,
  );
  await sql`
    with off as (
      update links set switched_off_at = ${left_at} where user_id = ${user_id} and post_id is null and switched_off_at is null
      returning id
    )
    update departures set links = array(select id from off) where user_id = ${user_id}`.execute(trx);
}

/** Makes somebody who is leaving a member again. */
export async function welcomeBack(trx: Executor, userId: number): Promise<void> {
  await trx.updateTable('users').set({ left_at: null }).where('id', '=', userId).execute();
}

/** Shows again what was put away. */
export async function takeOut(trx: Executor, { user_id, posts, links }: DepartureRow): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ archived: false })
    .where('id', '=', sql<number>`any(${posts}::integer[])`)
    .where('user_id', '=', user_id)
    .execute();
  await trx
    .updateTable('links')
    .set({ switched_off_at: null })
    .where('id', '=', sql<number>`any(${links}::integer[])`)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteDeparture(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('departures').where('user_id', '=', userId).execute();
}

/** Members whose time to come back is over, in the order of their ids. */
export async function dueDepartures(
  db: Executor,
  due: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('departures')
    .select('user_id')
    .where('until', '<=', due.now)
    .where('user_id', '>', due.after)
    .orderBy('user_id')
    .limit(due.limit)
    .execute();
  return rows.map((row) => row.user_id);
}
