/** Hotel pages: what is known about a hotel, and the stays at it. Separate from the hotel records, which posts depend on. */
export { hotelRoutes } from './routes.ts';
