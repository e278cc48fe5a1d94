/** Imports under review: items, decisions, corrections, publishing. */

export { deleteUnsaved } from './queries.ts';
export { rescanHandlers, rescanSchedules } from './rescan/jobs.ts';
export { importRoutes } from './routes.ts';
