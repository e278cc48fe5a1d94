/** Invites: members worth following. */
export { inviteRoutes } from './routes.ts';
