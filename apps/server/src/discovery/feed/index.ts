/** The door of the feed feature. */
export { feedRoutes } from './routes.ts';
