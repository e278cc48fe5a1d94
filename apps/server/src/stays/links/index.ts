/** Affiliate links, one for each post or made by itself, and clicks on them. */

export { foldClicks } from './clicks/fold.ts';
export { writeClicks } from './clicks/queries.ts';
export { goRoutes } from './go-routes.ts';
export { linkHandlers, rerouteAtStart } from './handlers.ts';
export { linkSchedules } from './jobs.ts';
export {
  moveLinks,
  moveLinksOfPosts,
  partLinks,
  switchOffLinks,
  switchOnLinks,
  transferLinks,
} from './moves/queries.ts';
export { chosenHost, isPaying, linkAddress } from './present.ts';
export { isProven } from './proven.ts';
export { targetOfPost } from './queries.ts';
export { linkRoutes } from './routes.ts';
export { detachLinkOf, type LinkMaking, linkPosts } from './service.ts';
