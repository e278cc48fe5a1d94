/** Profiles of members. */
export { profileRoutes } from './routes.ts';
