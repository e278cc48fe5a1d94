/** The door of the recommendations feature. */

export { insertRecommendation } from './queries.ts';
export { recommendationRoutes } from './routes.ts';
