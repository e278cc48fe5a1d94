/** The door of the tags feature. */
export { tagRoutes } from './routes.ts';
