/** The door of the imports feature. */
import './tables.ts';

export { rescanHandlers, rescanSchedules } from './rescan/jobs.ts';
export { importRoutes } from './routes.ts';
