/** The door of the takeout: everything of a member as one file. */

export { takeoutHandlers } from './handlers.ts';
export { takeoutSchedules } from './jobs.ts';
export { takeoutRoutes } from './routes.ts';
