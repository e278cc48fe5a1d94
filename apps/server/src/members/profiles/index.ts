/** The door of the profiles feature. */
export { profileRoutes } from './routes.ts';
