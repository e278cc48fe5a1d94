/** Posts: lists in stages, single posts, and writing them. */

export { listByHotel } from './lists.ts';
export { hidePosts, movePosts, movePostsOfTeller, placePosts, showPosts } from './moves/queries.ts';
export { newestVisible, type TimePosition } from './queries.ts';
export { postRoutes } from './routes.ts';
export {
  changeStay,
  type NewStay,
  type StayOrigin,
  saveStay,
  saveStays,
  type ToldStay,
} from './save-stay.ts';
export { onePost, postFor, readablePost } from './service.ts';
export { newestFirst, pageOfPosts, pageOfViews, sendPage, type Wanted } from './stages.ts';
export { postViews } from './views/queries.ts';
export { addPictures, type PostOrigin, publishPost } from './write.ts';
export { postWriteRoutes } from './write-routes.ts';
