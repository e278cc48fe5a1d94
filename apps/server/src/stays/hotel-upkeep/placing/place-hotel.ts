import { inTransaction } from '../../../platform/db/transaction.ts';
import { isUnplaced, type Named, type Placing, twinOf, updateHotel } from '../../hotels/index.ts';
import { placePosts } from '../../posts/index.ts';
import { mergeIfThere } from '../merge.ts';
import type { Context, PlacingAround } from './around.ts';
import { aroundOf, type House, isTownMiddle, onlyId, theOne } from './houses.ts';
import { housesNamed } from './lookup.ts';
import { placeForAuthor } from './place-for-author.ts';
import { hotelById, hotelOfHouse, lockedHotel, positionsOfPosts } from './queries.ts';

/**
 * Places one hotel: by the record that is known to be the same, else by the maps service. What stays in doubt stays as it is.
 * @throws {ApiError} `places.unavailable`; another attempt may succeed.
 */
export async function placeOneHotel(
  around: PlacingAround,
  placing: Placing,
  context: Context,
): Promise<void> {
  const { db, places } = around;
  const hotel = await hotelById(db, placing.hotelId);
  if (hotel === undefined || hotel.placed_at !== null) return;
  if (isUnplaced(hotel)) return placeForAuthor(around, { hotel, placing }, context);
  const twin = await inTransaction(db, (trx) => twinOf(trx, hotel));
  if (twin !== undefined) return mergeIfThere(db, { gone: hotel.slug, kept: twin.slug }, around.moveOthers);
  const at = aroundOf(hotel);
  if (places.houses === null || at === null) return;
  const houses = await housesNamed(around, { hotel, at, undertaking: placing.undertaking, ...context });
  const pictures = (await positionsOfPosts(db, hotel.id)).filter((point) => !isTownMiddle(point));
  const one = theOne(hotel, houses, pictures);
  if (one !== null) await settle(around, hotel, places.storable ? one : onlyId(one));
}

/** Writes the place down, and makes the record one with that of the same house. */
async function settle(
  around: PlacingAround,
  hotel: Named & { id: number; slug: string },
  house: House,
): Promise<void> {
  const { clock, db, places } = around;
  const placed_by = places.houses ?? '';
  const twin = await inTransaction(db, async (trx) => {
    const row = await lockedHotel(trx, hotel.id);
    if (row === undefined) return undefined;
    await updateHotel(trx, hotel.id, {
      placed_by,
      place_id: house.id,
      placed_at: clock.now(),
      lat: house.lat ?? row.lat,
      lng: house.lng ?? row.lng,
      street: row.street ?? house.street,
      zip: row.zip ?? house.zip,
      city: row.city ?? house.city,
      state: row.state ?? house.state,
      country: row.country ?? house.country,
    });
    if (house.lat !== null && house.lng !== null) {
      const to = { ...house, lat: house.lat, lng: house.lng };
      await placePosts(trx, { hotelId: hotel.id, from: row, to });
    }
    return hotelOfHouse(trx, { placed_by, place_id: house.id, not: hotel.id });
  });
  if (twin !== undefined) await mergeIfThere(db, { gone: hotel.slug, kept: twin.slug }, around.moveOthers);
}
