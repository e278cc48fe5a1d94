/** The door of the imports feature. */

export { rescanHandlers, rescanSchedules } from './rescan/jobs.ts';
export { importRoutes } from './routes.ts';
