/** The door of the claims feature. */
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
