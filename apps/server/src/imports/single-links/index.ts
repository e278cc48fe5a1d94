/** The door of saving single posts by their link. */
export { instagramLinkRoutes } from './routes.ts';
