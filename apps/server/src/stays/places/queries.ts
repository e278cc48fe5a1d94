import type { Executor } from '../../platform/db/database.ts';

/** Hotels with public stays and a position; the columns that describe a place. */
const placedHotels = (db: Executor) =>
  db
    .selectFrom('hotels')
    .select(['id', 'name', 'street', 'zip', 'city', 'state', 'country', 'lat', 'lng'])
    .where('posts_count', '>', 0)
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .$narrowType<{ lat: number; lng: number }>();

export type PlacedHotel = Awaited<ReturnType<typeof hotelsBeginning>>[number];

/** Those whose key begins with these letters and digits, those with the most stays first. */
export function hotelsBeginning(db: Executor, { key, limit }: { key: string; limit: number }) {
  return placedHotels(db)
    .where('name_key', 'like', `${key}%`)
    .orderBy('posts_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function hotelById(db: Executor, id: number) {
  return placedHotels(db).where('id', '=', id).executeTakeFirst();
}
