/** Saving single posts of the photo network by their link. */
export { instagramLinkRoutes } from './routes.ts';
