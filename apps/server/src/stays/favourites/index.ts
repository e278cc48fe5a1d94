/** Favourites: posts that a member keeps. */

export { insertFavourites } from './queries.ts';
export { favouriteRoutes } from './routes.ts';
