/** Feeds: posts of followed members, discoveries, favourites of a reader. */
export { feedRoutes } from './routes.ts';
