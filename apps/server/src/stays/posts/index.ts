/** The door of the posts feature. */

export { listByHotel, pageOfViews, postsInOrder } from './lists.ts';
export { fromMinor, toMinor } from './money.ts';
export { hidePosts, movePosts, movePostsOfTeller, placePosts, showPosts } from './moves/queries.ts';
export { insertPost, updatePostRow } from './queries.ts';
export { postRoutes } from './routes.ts';
export { onePost, postFor, readablePost } from './service.ts';
export { postViews } from './views/queries.ts';
export { addPictures, publishPost } from './write.ts';
export { postWriteRoutes } from './write-routes.ts';
