/** Pages of hotels: what is known about one, and the stays at it. Apart from the hotels themselves, which posts are made with. */
export { hotelRoutes } from './routes.ts';
