import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  type Author,
  findOrCreateHotel,
  knownNear,
  type Placing,
  placesOfAuthor,
  updateHotel,
} from '../../hotels/index.ts';
import { moveLinksOfPosts } from '../../links/index.ts';
import { movePostsOfAuthor } from '../../posts/index.ts';
import type { Context, PlacingDependencies } from './dependencies.ts';
import { findHotels } from './lookup.ts';
import type { HotelRow } from './queries.ts';
import { chooseHotel, type SearchArea } from './service-hotels.ts';

/** How far from a member's other stays of those days a hotel without a place is searched for. */
const reachKm = 60;
/** How many places of a member's other stays are tried. */
const maxPlaces = 3;

/**
 * Places a hotel of which only the name is known by where its author stayed in those days. Its record is shared by everyone who gave no
 * place, so only this member's posts of those days move to the record with a place.
 */
export async function placeForAuthor(
  dependencies: PlacingDependencies,
  { hotel, placing }: { hotel: HotelRow; placing: Placing },
  context: Context,
): Promise<void> {
  const { clock, db, places } = dependencies;
  const author = { userId: placing.userId, at: new Date(placing.at) };
  const move = async (trx: Executor, to: number) =>
    moveLinksOfPosts(trx, await movePostsOfAuthor(trx, { from: hotel.id, to, ...author }), to);
  const isKnown = await inTransaction(db, async (trx) => {
    const known = await knownNear(trx, hotel, author);
    if (known !== undefined) await move(trx, known.id);
    return known !== undefined;
  });
  // A position that may not be stored adds nothing to the record.
  if (isKnown || places.hotelService === null || !places.storable) return;
  const found = [];
  for (const at of await aroundAuthor(db, author)) {
    found.push(
      ...(await findHotels(dependencies, { hotel, at, importKey: placing.undertaking, ...context })),
    );
  }
  const one = chooseHotel(hotel, found, []);
  if (one === null || one.lat === null) return;
  await inTransaction(db, async (trx) => {
    const { city, country, id, lat, lng, state, street, zip } = one;
    const to = await findOrCreateHotel(trx, {
      name: hotel.name,
      city,
      country,
      lat,
      lng,
      state,
      street,
      zip,
    });
    await updateHotel(trx, to, { placed_by: places.hotelService, place_id: id, placed_at: clock.now() });
    await move(trx, to);
  });
}

async function aroundAuthor(db: Executor, author: Author): Promise<SearchArea[]> {
  const places = (await placesOfAuthor(db, author)).flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng, town: null, country: null, reachKm }],
  );
  const apart = new Map(places.map((at) => [`${Math.round(at.lat * 2)},${Math.round(at.lng * 2)}`, at]));
  return [...apart.values()].slice(0, maxPlaces);
}
