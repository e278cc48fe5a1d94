import { sql } from 'kysely';
import type { Executor } from '../platform/db/database.ts';

export async function hasMembers(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Ids that were assigned by hand are not used again. */
export async function reserveIds(db: Executor): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('users', 'id'), greatest(1000, (select max(id) from users)))`.execute(
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

/** Analyses the tables of earnings, so that PostgreSQL plans with real numbers. */
export async function analyzeEarnings(db: Executor): Promise<void> {
  await sql`analyze links, clicks, click_quarters, bookings, booking_events, ledger_entries`.execute(db);
}
