import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

export async function hasMembers(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertMembers(
  db: Executor,
  members: Insertable<Tables['users']>[],
): Promise<Map<string, number>> {
  const rows = await db.insertInto('users').values(members).returning(['id', 'username']).execute();
  // Ids that were given by hand must not be handed out again.
  await sql`select setval(pg_get_serial_sequence('users', 'id'), greatest(1000, (select max(id) from users)))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.username, row.id]));
}

export async function insertFollows(
  db: Executor,
  follows: { user_id: number; follower_id: number }[],
): Promise<void> {
  await db
    .insertInto('follows')
    .values(follows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertFavourites(
  db: Executor,
  favourites: { user_id: number; post_id: number }[],
): Promise<void> {
  const rows = { users: favourites.map((row) => row.user_id), posts: favourites.map((row) => row.post_id) };
  await sql`insert into favourites (user_id, post_id)
    select * from unnest(${rows.users}::integer[], ${rows.posts}::integer[]) on conflict do nothing`.execute(
    db,
  );
}

/** Fresh statistics: without them the first queries after so many inserts would be planned for empty tables. */
export async function analyzeTables(db: Executor): Promise<void> {
  await sql`analyze users, posts, pictures, tags, post_tags, follows, favourites, hotels, links`.execute(db);
}

export async function hasBookings(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** A member of the demo world by username. */
export function creatorNamed(db: Executor, username: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', username)
    .where('demo', '=', true)
    .executeTakeFirst();
}

/** Links of a member's posts, with the hotel's country and when the post appeared. */
export async function linksOf(
  db: Executor,
  userId: number,
): Promise<{ id: number; country: string | null; since: Date }[]> {
  return db
    .selectFrom('links')
    .innerJoin('posts', 'posts.id', 'links.post_id')
    .select(['links.id', 'posts.country', 'posts.created_at as since'])
    .where('links.user_id', '=', userId)
    .where('posts.archived', '=', false)
    .orderBy('links.id')
    .execute();
}

export async function insertRates(
  db: Executor,
  rates: { day: string; currency: string; units_per_euro: string }[],
): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(rates)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function analyzeEarnings(db: Executor): Promise<void> {
  await sql`analyze links, clicks, click_quarters, bookings, booking_events, ledger_entries`.execute(db);
}
