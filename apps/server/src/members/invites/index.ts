/** Invites: members whom one may want to follow. */
export { inviteRoutes } from './routes.ts';
