/** Tags of posts: setting and suggesting them. */

export { hashtags, withHashtags } from './hashtags.ts';
export { addTags, deleteUnusedTags, removeTags, replaceTags } from './queries.ts';
export { tagRoutes } from './routes.ts';
