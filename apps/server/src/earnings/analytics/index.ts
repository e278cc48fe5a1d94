/** The door of the analytics feature. */
export { analyticsRoutes } from './routes.ts';
