import { sql } from 'kysely';
import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { type ServiceHotel, serviceHotel } from './service-hotels.ts';

interface LookupKey {
  service: string;
  name_key: string;
  place_key: string;
}

/** The answer stored since then; undefined if there is none. */
export async function storedLookup(
  db: Executor,
  key: LookupKey,
  since: Date,
): Promise<ServiceHotel[] | undefined> {
  const row = await db
    .selectFrom('hotel_lookups')
    .select('houses')
    .where('service', '=', key.service)
    .where('name_key', '=', key.name_key)
    .where('place_key', '=', key.place_key)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return row === undefined ? undefined : z.array(serviceHotel).parse(row.houses);
}

/** Stores a maps service's answer, replacing an older one. */
export async function storeLookup(
  db: Executor,
  { hotels, ...entry }: LookupKey & { hotels: readonly ServiceHotel[]; asked_at: Date },
): Promise<void> {
  const kept = { houses: JSON.stringify(hotels), asked_at: entry.asked_at };
  await db
    .insertInto('hotel_lookups')
    .values({ ...entry, ...kept })
    .onConflict((conflict) => conflict.constraint('hotel_lookups__pkey').doUpdateSet(kept))
    .execute();
}

/** Takes one request from the budget of a scan or import; false when it is spent. A budget begun before `since` starts again. */
export async function spendQuestion(
  db: Executor,
  spending: { importKey: string; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { most, now, since, importKey } = spending;
  const { rows } = await sql`
    insert into lookup_budgets (import_key, asked, began_at) values (${importKey}, 1, ${now})
    on conflict (import_key) do update set
      asked = case when lookup_budgets.began_at < ${since} then 1 else lookup_budgets.asked + 1 end,
      began_at = case when lookup_budgets.began_at < ${since} then excluded.began_at else lookup_budgets.began_at end
    where lookup_budgets.began_at < ${since} or lookup_budgets.asked < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function deletePlacings(db: Executor, before: { lookups: Date; budgets: Date }): Promise<void> {
  await db.deleteFrom('hotel_lookups').where('asked_at', '<', before.lookups).execute();
  await db.deleteFrom('lookup_budgets').where('began_at', '<', before.budgets).execute();
}

export type HotelRow = NonNullable<Awaited<ReturnType<typeof hotelById>>>;

export function hotelById(db: Executor, id: number) {
  return db.selectFrom('hotels').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockedHotel(db: Executor, id: number) {
  return db.selectFrom('hotels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function positionsOfPosts(db: Executor, hotelId: number) {
  const rows = await db
    .selectFrom('posts')
    .select(['lat', 'lng'])
    .where('hotel_id', '=', hotelId)
    .where('lat', 'is not', null)
    .limit(50)
    .execute();
  return rows.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
}

/** Another record of the same hotel. */
export function hotelByPlaceId(db: Executor, its: { placed_by: string; place_id: string; not: number }) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'posts_count'])
    .where('placed_by', '=', its.placed_by)
    .where('place_id', '=', its.place_id)
    .where('id', '<>', its.not)
    .orderBy('id')
    .executeTakeFirst();
}
