/** Follows, blocks and mutes, and who sees whom by them. */

export { isMuted } from './mutes.ts';
export { blockBetween, insertFollows, isBlocked } from './queries.ts';
export { followRoutes } from './routes.ts';
export { notMuted, notSuspended, visibleTo } from './visible.ts';
