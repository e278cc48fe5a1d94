/** The terms of use: members are told when they change, and what becomes of it is kept. */

export { termsHandlers, termsSchedules } from './jobs.ts';
export { termsRoutes } from './routes.ts';
