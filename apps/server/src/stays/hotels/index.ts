/** Hotels: one record a house, found however its name is spelled. */

export { hotelMark, type KnownHotel, knownHotels } from './known.ts';
export { hotelKey, keyVersion } from './name-key.ts';
export { type Placing, placeHotel } from './placing-job.ts';
export { hotelBySlug, placesOfTeller, retireHotel, updateHotel } from './queries.ts';
export { isOneTown, isSameHotel, kmBetween, type Named, townOf } from './same-hotel.ts';
export { findOrCreateHotel, isUnplaced, knownNear, type Teller, twinOf } from './service.ts';
