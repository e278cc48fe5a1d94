/** The door of the follows feature. */

export { blockBetween, isBlocked } from './queries.ts';
export { followRoutes } from './routes.ts';
export { visibleTo } from './visible.ts';
