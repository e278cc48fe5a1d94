/** People whom a member may want to invite or follow. */
export { inviteRoutes } from './routes.ts';
