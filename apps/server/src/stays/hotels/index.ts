/** Hotels: one record a house, its place, its twins. */

export { hotelMark, type KnownHotel, knownHotels } from './known.ts';
export { listTwins, mergeHotels } from './merge.ts';
export { hotelHandlers, hotelSchedules } from './placing/handlers.ts';
export { hotelBySlug } from './queries.ts';
export { rekeyAtStart } from './rekey.ts';
export { isOneTown, kmBetween } from './same-hotel.ts';
export { findOrCreateHotel, type Teller } from './service.ts';
