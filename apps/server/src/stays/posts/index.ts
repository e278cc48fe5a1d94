/** Posts: lists of them in stages, and stays as members publish them; `save-stay.ts` is their only writer. */

export { cardsOf } from './cards.ts';
export { deletePostsOf } from './delete-posts.ts';
export { listByHotel, listFirstAtHotel, listForemostAtHotel } from './lists.ts';
export {
  hidePosts,
  holdPost,
  labelPost,
  movePosts,
  movePostsOfAuthor,
  partFromHandle,
  placePosts,
  releaseHeld,
  releasePost,
  releasePosts,
  restorePosts,
  showPosts,
  takePostsDown,
  transferPosts,
  withholdPost,
  withholdPosts,
} from './moves/queries.ts';
export { newestVisible } from './queries.ts';
export { postRoutes } from './routes.ts';
export {
  changeStay,
  type NewStay,
  type StayContent,
  type StayOrigin,
  saveStay,
  saveStays,
} from './save-stay.ts';
export { newestThatHold } from './search/queries.ts';
export { onePost, postFor, readablePost } from './service.ts';
export { newestFirst, pageOfKeys, pageOfPosts, sendPosts, type TimePosition } from './stages.ts';
export { cardKeys, creditOf, withKeys } from './views/queries.ts';
export { addPictures, type PostOrigin, publishPost } from './write.ts';
export { postWriteRoutes } from './write-routes.ts';
