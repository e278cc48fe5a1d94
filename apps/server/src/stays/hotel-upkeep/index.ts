/** Maintenance of hotel records: placing them, renewing their keys, merging duplicates. */

export { hotelHandlers, hotelSchedules } from './handlers.ts';
export { listTwins, mergeHotels } from './merge.ts';
export { rekeyAtStart } from './rekey.ts';
