/** Resetting a forgotten password by mail. */
export { passwordResetRoutes } from './routes.ts';
