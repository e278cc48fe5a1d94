/** Settings of a member: profile, address, password, sessions. */
export { settingsRoutes } from './routes.ts';
export { takeAddressBack } from './undo-email.ts';
