/** The operator's console: health, jobs, bookings, payouts, claims and members. */
export { operationsRoutes } from './routes.ts';
