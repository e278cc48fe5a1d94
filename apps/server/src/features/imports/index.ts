/** The door of the imports feature. */
import './tables.ts';

export { importRoutes } from './routes.ts';
