import { inTransaction } from '../../../platform/db/transaction.ts';
import { isUnplaced, type Named, type Placing, twinOf, updateHotel } from '../../hotels/index.ts';
import { placePosts } from '../../posts/index.ts';
import { mergeIfThere } from '../merge.ts';
import type { Context, PlacingDependencies } from './dependencies.ts';
import { chooseHouse, type House, isTownMiddle, searchAreaOf, withoutDetails } from './houses.ts';
import { findHouses } from './lookup.ts';
import { placeForAuthor } from './place-for-author.ts';
import { hotelById, hotelOfHouse, lockedHotel, positionsOfPosts } from './queries.ts';

/**
 * Places one hotel: by a record that is known to be the same, else by the maps service. What is doubtful stays as it is.
 * @throws {ApiError} `places.unavailable`; another attempt may succeed.
 */
export async function placeOneHotel(
  dependencies: PlacingDependencies,
  placing: Placing,
  context: Context,
): Promise<void> {
  const { db, places } = dependencies;
  const hotel = await hotelById(db, placing.hotelId);
  if (hotel === undefined || hotel.placed_at !== null) return;
  if (isUnplaced(hotel)) return placeForAuthor(dependencies, { hotel, placing }, context);
  const twin = await inTransaction(db, (trx) => twinOf(trx, hotel));
  if (twin !== undefined)
    return mergeIfThere(db, { gone: hotel.slug, kept: twin.slug }, dependencies.moveOthers);
  const at = searchAreaOf(hotel);
  if (places.houses === null || at === null) return;
  const houses = await findHouses(dependencies, { hotel, at, importKey: placing.undertaking, ...context });
  const pictures = (await positionsOfPosts(db, hotel.id)).filter((point) => !isTownMiddle(point));
  const one = chooseHouse(hotel, houses, pictures);
  if (one !== null) await settle(dependencies, hotel, places.storable ? one : withoutDetails(one));
}

/** Stores the place, and merges the record with that of the same hotel. */
async function settle(
  dependencies: PlacingDependencies,
  hotel: Named & { id: number; slug: string },
  house: House,
): Promise<void> {
  const { clock, db, places } = dependencies;
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
  if (twin !== undefined)
    await mergeIfThere(db, { gone: hotel.slug, kept: twin.slug }, dependencies.moveOthers);
}
