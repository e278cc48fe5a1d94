import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { type House, house } from './houses.ts';

interface LookupKey {
  service: string;
  name_key: string;
  place_key: string;
}

/** What was answered since then; undefined where nobody asked. */
export async function keptLookup(db: Executor, key: LookupKey, since: Date): Promise<House[] | undefined> {
  const row = await db
    .selectFrom('hotel_lookups')
    .select('houses')
    .where('service', '=', key.service)
    .where('name_key', '=', key.name_key)
    .where('place_key', '=', key.place_key)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return row === undefined ? undefined : z.array(house).parse(row.houses);
}

export async function keepLookup(
  db: Executor,
  { houses, ...entry }: LookupKey & { houses: readonly House[]; asked_at: Date },
): Promise<void> {
  const kept = { houses: JSON.stringify(houses), asked_at: entry.asked_at };
  await db
    .insertInto('hotel_lookups')
    .values({ ...entry, ...kept })
    .onConflict((conflict) => conflict.constraint('hotel_lookups__pkey').doUpdateSet(kept))
    .execute();
}

/** Takes one question from an undertaking's budget; false when it is spent. A budget that began before `since` begins anew. */
export async function spendQuestion(
  db: Executor,
  spending: { undertaking: string; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { most, now, since, undertaking } = spending;
  const { rows } = await sql`
    insert into placing_budgets (undertaking, asked, began_at) values (${undertaking}, 1, ${now})
    on conflict (undertaking) do update set
      asked = case when placing_budgets.began_at < ${since} then 1 else placing_budgets.asked + 1 end,
      began_at = case when placing_budgets.began_at < ${since} then excluded.began_at else placing_budgets.began_at end
    where placing_budgets.began_at < ${since} or placing_budgets.asked < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Forgets what nothing counts or reads any more. */
export async function forgetPlacings(db: Executor, before: { lookups: Date; budgets: Date }): Promise<void> {
  await db.deleteFrom('hotel_lookups').where('asked_at', '<', before.lookups).execute();
  await db.deleteFrom('placing_budgets').where('began_at', '<', before.budgets).execute();
}

export type HotelRow = NonNullable<Awaited<ReturnType<typeof hotelById>>>;

export function hotelById(db: Executor, id: number) {
  return db.selectFrom('hotels').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, kept from changing until the transaction ends. */
export function lockedHotel(db: Executor, id: number) {
  return db.selectFrom('hotels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Positions that imported posts of a hotel have. */
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

/** Another record of the same house. */
export function hotelOfHouse(db: Executor, its: { placed_by: string; place_id: string; not: number }) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'posts_count'])
    .where('placed_by', '=', its.placed_by)
    .where('place_id', '=', its.place_id)
    .where('id', '<>', its.not)
    .orderBy('id')
    .executeTakeFirst();
}

export async function storePlace(
  db: Executor,
  id: number,
  place: Updateable<Tables['hotels']>,
): Promise<void> {
  await db.updateTable('hotels').set(place).where('id', '=', id).execute();
}

/** How far around a stay its teller's other posts count, as in `placesOfTeller`. */
const daysAround = 10;

/** Moves a member's posts of those days, and their links, from one record to another, whose place they take over where they have none. */
export async function rehomePosts(
  db: Executor,
  move: { from: number; to: number; userId: number; at: Date },
): Promise<void> {
  const { at, from, to, userId } = move;
  await sql`
    with moved as (
      update posts set hotel_id = hotels.id, lat = coalesce(posts.lat, hotels.lat), lng = coalesce(posts.lng, hotels.lng),
        city = coalesce(posts.city, hotels.city), state = coalesce(posts.state, hotels.state),
        country = coalesce(posts.country, hotels.country), found = case when hotels.lat is null then posts.found else 3 end
      from hotels
      where hotels.id = ${to} and posts.hotel_id = ${from} and posts.user_id = ${userId} and posts.source <> 'written'
        and posts.created_at between ${at}::timestamptz - make_interval(days => ${daysAround})
          and ${at}::timestamptz + make_interval(days => ${daysAround})
      returning posts.id)
    update links set hotel_id = ${to} from moved where links.post_id = moved.id`.execute(db);
}

/** Moves imported posts that stood in the middle of a town, or nowhere, to the house; what a member placed stays. */
export async function movePosts(
  db: Executor,
  move: {
    hotelId: number;
    from: { lat: number | null; lng: number | null };
    to: { lat: number; lng: number; city: string | null; state: string | null; country: string | null };
  },
): Promise<void> {
  const { from, hotelId, to } = move;
  await db
    .updateTable('posts')
    .set((eb) => ({
      lat: to.lat,
      lng: to.lng,
      city: eb.fn.coalesce('city', eb.val(to.city)),
      state: eb.fn.coalesce('state', eb.val(to.state)),
      country: eb.fn.coalesce('country', eb.val(to.country)),
      found: 3,
    }))
    .where('hotel_id', '=', hotelId)
    .where('source', '<>', 'written')
    .where((eb) =>
      eb.or([eb('lat', 'is', null), eb.and([eb('lat', '=', from.lat), eb('lng', '=', from.lng)])]),
    )
    .execute();
}
