/** The door of the places feature. */
export { choosePlaces } from './choose-places.ts';
export type { FoundPlace, PlacesService, Suggestion } from './places-service.ts';
export { placeRoutes } from './routes.ts';
