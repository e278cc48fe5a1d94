/** Places: looking up towns and addresses with the configured map service. */

export { choosePlaces } from './choose-places.ts';
export { preparePlaces } from './embedded/embedded-places.ts';
export { filled, placeColumns } from './place-columns.ts';
export type { FoundPlace, PlacesService } from './places-service.ts';
export { placeRoutes } from './routes.ts';
