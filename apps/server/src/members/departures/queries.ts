import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';

export type DepartureRow = Omit<Selectable<Tables['departures']>, 'kept_rows' | 'trunk'>;

/**
 * Lets one member at a time leave, come back or be deleted, since waiting rows are passed from one to another; until the transaction ends.
 */
export async function lockDepartures(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staylore departures', 0))`.execute(trx);
}

/** The departure of a member who is leaving. */
export function departureOf(db: Executor, userId: number): Promise<DepartureRow | undefined> {
  return db
    .selectFrom('departures')
    .select(['user_id', 'left_at', 'until', 'gives_up', 'posts', 'links'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Name and last day of a member who is leaving. */
export function leavingById(db: Executor, id: number) {
  return db
    .selectFrom('departures')
    .innerJoin('users', 'users.id', 'departures.user_id')
    .select(['users.name', 'departures.until'])
    .where('departures.user_id', '=', id)
    .executeTakeFirst();
}

/** Members who are leaving, and whether they have waived what they are still owed. */
export function leavingMembers(db: Executor) {
  return db.selectFrom('departures').select(['user_id', 'gives_up']).execute();
}

/** Records that a member is leaving. */
export async function beginDeparture(
  trx: Executor,
  departure: Pick<DepartureRow, 'user_id' | 'left_at' | 'until' | 'gives_up'>,
): Promise<void> {
  const { user_id, left_at, until, gives_up } = departure;
  await trx
    .insertInto('departures')
    .values({ user_id, left_at, until, gives_up, posts: [], links: [] })
    .execute();
}

/** Records posts and links that were hidden for the departure; a post that came meanwhile may be there already. */
export async function recordHidden(
  trx: Executor,
  userId: number,
  hidden: { posts: number[]; links: number[] },
): Promise<void> {
  await sql`
    update departures set posts = posts || ${hidden.posts}::bigint[], links = ${hidden.links}::bigint[]
    where user_id = ${userId}`.execute(trx);
}

/** Leaves links that a suspension had switched off to the departure of its member, with which they come back; false for one who is not leaving. */
export async function leaveLinksToDeparture(
  trx: Executor,
  userId: number,
  links: readonly number[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update departures set links = links || ${links}::bigint[] where user_id = ${userId}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Ends a departure: the member came back. */
export async function deleteDeparture(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('departures').where('user_id', '=', userId).execute();
}

/** Members whose time to come back is over, in the order of their ids. */
export function dueDepartures(
  db: Executor,
  due: { now: Date; after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('departures')
    .select('user_id as id')
    .where('until', '<=', due.now)
    .where('user_id', '>', due.after)
    .orderBy('user_id')
    .limit(due.limit)
    .execute();
}
