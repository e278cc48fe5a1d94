/** Follows, blocks and mutes, and who sees whom because of them. */

export { isMuted } from './mutes.ts';
export { blockBetween, insertFollows, isBlocked } from './queries.ts';
export { followRoutes } from './routes.ts';
export { requireFindable } from './service.ts';
export { hasNotBlocked, notMuted, notSuspended, visibleTo } from './visible.ts';
