/** The door of the map feature. */
export { mapRoutes } from './routes.ts';
