/** The door of the favourites feature. */

export { favouriteRoutes } from './routes.ts';
