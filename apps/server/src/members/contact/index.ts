/** Messages to the company. */
export { contactRoutes } from './routes.ts';
