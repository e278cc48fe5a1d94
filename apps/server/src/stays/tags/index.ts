/** Tags of posts: setting and suggesting them. */

export { hashtags, withHashtags } from './hashtags.ts';
export { addTags, replaceTags } from './queries.ts';
export { tagRoutes } from './routes.ts';
