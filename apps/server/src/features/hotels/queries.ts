import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';
import type {} from './tables.ts';

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

/** Waits for others who are looking for a hotel of this name, so that it is not made twice; lasts until the transaction ends. */
export async function lockName(db: Executor, nameKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hotel:${nameKey}`}, 0))`.execute(db);
}

export function hotelsByName(db: Executor, nameKey: string) {
  return db
    .selectFrom('hotels')
    .select(['id', 'city', 'country', 'lat', 'lng'])
    .where('name_key', '=', nameKey)
    .limit(50)
    .execute();
}

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

export async function slugIsFree(db: Executor, slug: string): Promise<boolean> {
  const row = await db.selectFrom('hotels').select('id').where('slug', '=', slug).executeTakeFirst();
  return row === undefined;
}

export function hotelBySlug(db: Executor, slug: string) {
  return db.selectFrom('hotels').selectAll().where('slug', '=', slug).executeTakeFirst();
}
