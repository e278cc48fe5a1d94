/** The takeout: everything of a member as one file. */

export { takeoutHandlers } from './handlers.ts';
export { takeoutSchedules } from './jobs.ts';
export { takeoutOf } from './queries.ts';
export { takeoutRoutes } from './routes.ts';
