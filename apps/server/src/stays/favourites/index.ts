/** The door of the favourites feature. */
import './tables.ts';

export { favouriteRoutes } from './routes.ts';
