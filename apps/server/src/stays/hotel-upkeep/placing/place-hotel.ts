import { inTransaction } from '../../../platform/db/transaction.ts';
import { isUnplaced, type Named, type Placing, twinOf, updateHotel } from '../../hotels/index.ts';
import { placePosts } from '../../posts/index.ts';
import { mergeIfThere } from '../merge.ts';
import type { Context, PlacingDependencies } from './dependencies.ts';
import { findHotels } from './lookup.ts';
import { placeForAuthor } from './place-for-author.ts';
import { hotelById, hotelByPlaceId, lockedHotel, positionsOfPosts } from './queries.ts';
import {
  chooseHotel,
  isTownMiddle,
  type ServiceHotel,
  searchAreaOf,
  withoutDetails,
} from './service-hotels.ts';

/**
 * Places one hotel: by a record that is known to be the same, else by the maps service. Uncertain cases stay as they are.
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
  if (places.hotelService === null || at === null) return;
  const found = await findHotels(dependencies, { hotel, at, importKey: placing.undertaking, ...context });
  const pictures = (await positionsOfPosts(db, hotel.id)).filter((point) => !isTownMiddle(point));
  const one = chooseHotel(hotel, found, pictures);
  if (one !== null) await settle(dependencies, hotel, places.storable ? one : withoutDetails(one));
}

/** Stores the place, and merges the record with that of the same hotel. */
async function settle(
  dependencies: PlacingDependencies,
  hotel: Named & { id: number; slug: string },
  found: ServiceHotel,
): Promise<void> {
  const { clock, db, places } = dependencies;
  const placed_by = places.hotelService ?? '';
  const twin = await inTransaction(db, async (trx) => {
    const row = await lockedHotel(trx, hotel.id);
    if (row === undefined) return undefined;
    await updateHotel(trx, hotel.id, {
      placed_by,
      place_id: found.id,
      placed_at: clock.now(),
      lat: found.lat ?? row.lat,
      lng: found.lng ?? row.lng,
      street: row.street ?? found.street,
      zip: row.zip ?? found.zip,
      city: row.city ?? found.city,
      state: row.state ?? found.state,
      country: row.country ?? found.country,
    });
    if (found.lat !== null && found.lng !== null) {
      const to = { ...found, lat: found.lat, lng: found.lng };
      await placePosts(trx, { hotelId: hotel.id, from: row, to });
    }
    return hotelByPlaceId(trx, { placed_by, place_id: found.id, not: hotel.id });
  });
  if (twin !== undefined)
    await mergeIfThere(db, { gone: hotel.slug, kept: twin.slug }, dependencies.moveOthers);
}
