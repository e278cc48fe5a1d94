/** Claims: proof that a member owns a handle. */
export { deleteClaimsSince, endRescans } from './queries.ts';
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
export { borrowedStayRoutes } from './taken/routes.ts';
