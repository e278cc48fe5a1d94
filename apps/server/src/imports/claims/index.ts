/** Claims: proof that a member owns a handle. */
export { accountBehind } from './account-behind.ts';
export { endClaim } from './end-claim.ts';
export { deleteClaimsSince, endRescans, provenClaim } from './queries.ts';
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
export { borrowedStayRoutes } from './taken/routes.ts';
