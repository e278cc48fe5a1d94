/** The door of the recommendations feature. */
import './tables.ts';

export { recommendationRoutes } from './routes.ts';
