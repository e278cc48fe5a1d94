/** The operator's console: health, jobs, bookings, payouts, claims and members. */
export { decideOnBooking, retryDeadJob } from './acts.ts';
export { operationsRoutes } from './routes.ts';
