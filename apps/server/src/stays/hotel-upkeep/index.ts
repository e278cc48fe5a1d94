/** The upkeep of hotel records: placing them, giving them the key of today, making two of one house one. */

export { hotelHandlers, hotelSchedules } from './handlers.ts';
export { listTwins, mergeHotels } from './merge.ts';
export { rekeyAtStart } from './rekey.ts';
