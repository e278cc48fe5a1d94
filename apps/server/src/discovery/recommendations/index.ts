/** Hotels that one member recommends to another. */

export { insertRecommendation } from './queries.ts';
export { recommendationRoutes } from './routes.ts';
