/** The door of the password reset. */
export { passwordResetRoutes } from './routes.ts';
