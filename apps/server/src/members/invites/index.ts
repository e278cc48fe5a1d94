/** The door of the invites feature. */
export { inviteRoutes } from './routes.ts';
