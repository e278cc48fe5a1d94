/** A creator's analytics: clicks, bookings, commission, earnings over 30 days. */
export { analyticsRoutes } from './routes.ts';
