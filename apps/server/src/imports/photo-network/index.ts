/** The photo network: scanning a handle and saving its stays. */

export { failureOf, failureText, presentScan } from './answers.ts';
export { importHandlers, planFinish } from './finish.ts';
export { readHandle } from './handle.ts';
export { photoNetwork, withNetwork } from './network/connect.ts';
export { mediaAnswer, paging, readPost } from './network/graph-answers.ts';
export { readFault as readGraphFault } from './network/graph-errors.ts';
export { parseAnswer } from './network/parse-answer.ts';
export { NetworkError, type NetworkPost, type PhotoNetwork } from './network/types.ts';
export { createPageSource, type PageSource } from './page-source.ts';
export {
  captionMark,
  deleteHandles,
  deleteOldPosts,
  handleOwner,
  type NetworkPostRow,
  networkPosts,
  networkPostsByShortcode,
  rotatePagePartitions,
  twinPosts,
} from './queries.ts';
export { instagramImportRoutes } from './routes.ts';
export { contentOf, newStay, originOf, postedAt } from './save.ts';
export { scan } from './scan.ts';
export { pictureUrls, readStays, type Stay, stayOf } from './stay.ts';
