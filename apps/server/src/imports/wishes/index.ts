/** Wishes: hotels that a member wants to stay in. */

export { moveWishes } from './queries.ts';
export { wishRoutes } from './routes.ts';
