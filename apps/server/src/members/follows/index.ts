/** Follows and blocks, and who sees whom by them. */

export { blockBetween, insertFollows, isBlocked } from './queries.ts';
export { followRoutes } from './routes.ts';
export { notSuspended, visibleTo } from './visible.ts';
