/** The door of the places feature. */
export { placeRoutes } from './routes.ts';
