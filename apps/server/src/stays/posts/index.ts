/** Posts: lists of them in stages, and stays as members tell them; `save-stay.ts` is their only writer. */

export { listByHotel } from './lists.ts';
export { hidePosts, movePosts, movePostsOfAuthor, placePosts, showPosts } from './moves/queries.ts';
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
