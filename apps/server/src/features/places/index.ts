/** The door of the places feature. */

export { preparePlaces } from './embedded/embedded-places.ts';
export { placeRoutes } from './routes.ts';
