/** The door of the contact feature. */
export { contactRoutes } from './routes.ts';
