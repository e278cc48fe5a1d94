/**
 * Departures: who is leaving, until when they can come back, and what is kept for that time. Sign-in and payouts ask for it, so it lies with
 * the members; how somebody leaves is decided above, in `lifecycle/leaving`.
 */

export { bringBackRows, keepRows } from './kept-rows/queries.ts';
export {
  beginDeparture,
  deleteDeparture,
  departureOf,
  dueDepartures,
  keepHidden,
  leavingById,
  leavingMembers,
  lockDepartures,
} from './queries.ts';
