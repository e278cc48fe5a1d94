/** Stays within a map window, alone or clustered. */
export { mapRoutes } from './routes.ts';
