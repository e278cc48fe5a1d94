import { sql, type Updateable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { dayMs } from '../../platform/durations.ts';
import { keyVersion } from './name-key.ts';

export interface HotelDetails {
  name: string;
  street?: string | null;
  zip?: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
}

/** Locks the name of a hotel until the transaction ends, so that it is not created twice. */
export async function lockName(db: Executor, nameKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hotel:${nameKey}`}, 0))`.execute(db);
}

export function hotelsByNames(db: Executor, nameKeys: readonly string[]) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'name', 'city', 'country', 'lat', 'lng', 'posts_count'])
    .where('name_key', 'in', nameKeys)
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Hotels with these keys, each with the index of the key in the list given; of a common name, the first fifty. */
export async function hotelsByKeys(db: Executor, wanted: readonly { index: number; key: string }[]) {
  const { rows } = await sql<KeyedHotel>`
    select wanted.index, hotel.*
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (index integer, key text)
    cross join lateral (
      select id, slug, name, city, country, lat, lng, posts_count from hotels
      where name_key = wanted.key order by id limit 50
    ) hotel
    order by wanted.index, hotel.id`.execute(db);
  return rows;
}

type KeyedHotel = Awaited<ReturnType<typeof hotelsByNames>>[number] & { index: number };

export async function updateHotel(
  db: Executor,
  id: number,
  change: Updateable<Tables['hotels']>,
): Promise<void> {
  await db.updateTable('hotels').set(change).where('id', '=', id).execute();
}

/** Deletes a record that another one replaces; its addresses, former ones included, redirect there. */
export async function retireHotel(
  db: Executor,
  { id, slug, into }: { id: number; slug: string; into: number },
): Promise<void> {
  await db.updateTable('former_slugs').set({ hotel_id: into }).where('hotel_id', '=', id).execute();
  await db.insertInto('former_slugs').values({ slug, hotel_id: into }).execute();
  await db.deleteFrom('hotels').where('id', '=', id).execute();
}

/** Where a member's other stays of the weeks around are. */
export function placesOfAuthor(db: Executor, author: { userId: number; at: Date }) {
  const reachMs = 10 * dayMs;
  return db
    .selectFrom('posts')
    .select(['lat', 'lng'])
    .where('user_id', '=', author.userId)
    .where('created_at', '>=', new Date(author.at.getTime() - reachMs))
    .where('created_at', '<=', new Date(author.at.getTime() + reachMs))
    .where('lat', 'is not', null)
    .limit(50)
    .execute();
}

/** Inserts a hotel record; answers its id. */
export async function insertHotel(
  db: Executor,
  hotel: HotelDetails & { slug: string; name_key: string },
): Promise<number> {
  const row = await db
    .insertInto('hotels')
    .values({
      slug: hotel.slug,
      name: hotel.name,
      name_key: hotel.name_key,
      key_version: keyVersion,
      street: hotel.street ?? null,
      zip: hotel.zip ?? null,
      city: hotel.city,
      state: hotel.state,
      country: hotel.country,
      lat: hotel.lat,
      lng: hotel.lng,
      website: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Names of hotels whose slug is this one or begins with it, now or before a merge. */
export async function slugsLike(db: Executor, base: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from hotels where slug = ${base} or slug like ${`${base}-%`}
    union all select slug from former_slugs where slug = ${base} or slug like ${`${base}-%`}`.execute(db);
  return new Set(rows.map((row) => row.slug));
}

const hotelsBySlug = statement((db, { slug }: { slug: string }) =>
  db.selectFrom('hotels').selectAll().where('slug', '=', slug),
);

/** The hotel of a slug, including one that it had before a merge. */
export async function hotelBySlug(db: Executor, slug: string) {
  const [hotel] = await hotelsBySlug(db, { slug });
  if (hotel !== undefined) return hotel;
  return db
    .selectFrom('hotels')
    .innerJoin('former_slugs', 'former_slugs.hotel_id', 'hotels.id')
    .selectAll('hotels')
    .where('former_slugs.slug', '=', slug)
    .executeTakeFirst();
}
