/** Settings of a member: profile, address, password, sessions. */
export { settingsRoutes } from './routes.ts';
export { restoreAddress } from './undo-email.ts';
