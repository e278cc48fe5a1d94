/** The door of the recommendations feature. */
import './tables.ts';

export { insertRecommendation } from './queries.ts';
export { recommendationRoutes } from './routes.ts';
