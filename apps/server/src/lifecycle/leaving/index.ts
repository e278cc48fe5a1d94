/** Leaving: deleting the member's account, and coming back. */

export { leavingHandlers } from './handlers.ts';
export { leavingSchedules } from './jobs.ts';
export { owedByCode } from './owed.ts';
export { leavingRoutes } from './routes.ts';
