/** Hotels: one record for each, found however its name is spelled. */

export { hotelMark, type KnownHotel, knownHotels } from './known.ts';
export { hotelKey, keyVersion } from './name-key.ts';
export { type Placing, placeHotel } from './placing-job.ts';
export { hotelBySlug, placesOfAuthor, retireHotel, updateHotel } from './queries.ts';
export { isOneTown, isSameHotel, kmBetween, type Named, townOf } from './same-hotel.ts';
export { type Author, findOrCreateHotel, isUnplaced, knownNear, twinOf } from './service.ts';
