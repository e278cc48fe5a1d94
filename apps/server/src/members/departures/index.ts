/**
 * Departures: who is leaving, until when they can come back, and what is kept for that time. It belongs to the members, because sign-in and
 * payouts need it; how someone leaves is decided above, in `lifecycle/leaving`.
 */

export { archiveRows, restoreKeptRows } from './kept-rows/queries.ts';
export {
  beginDeparture,
  deleteDeparture,
  departureOf,
  dueDepartures,
  leaveLinksToDeparture,
  leavingById,
  leavingMembers,
  lockDepartures,
  recordHidden,
} from './queries.ts';
