/** Tags of posts: setting and suggesting them. */

export { replaceTags } from './queries.ts';
export { tagRoutes } from './routes.ts';
