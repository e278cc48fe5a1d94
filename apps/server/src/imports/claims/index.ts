/** Claims: proof that a member owns a handle. */
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
