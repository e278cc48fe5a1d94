/** The door of the hotels feature. */
import './tables.ts';

export { listTwins, mergeHotels } from './merge.ts';
export { isOneTown, kmBetween } from './same-hotel.ts';
export { findOrCreateHotel } from './service.ts';
