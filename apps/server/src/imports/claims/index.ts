/** Claims: proof that a member owns a handle. */
export { accountOfHandle } from './account-of-handle.ts';
export { endClaim } from './end-claim.ts';
export { deleteClaimsSince, endRescans, provenClaim } from './queries.ts';
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
export { borrowedStayRoutes } from './taken/routes.ts';
