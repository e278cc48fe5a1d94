/** The terms of use: members are notified when they change, and the outcome is recorded. */

export { termsHandlers, termsSchedules } from './jobs.ts';
export { termsRoutes } from './routes.ts';
