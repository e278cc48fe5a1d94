/** Figures of a creator: clicks, bookings, commission, earnings over 30 days. */
export { analyticsRoutes } from './routes.ts';
