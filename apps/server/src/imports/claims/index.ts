/** Claims: proof that a member owns a handle. */
export { accountOfHandle } from './account-of-handle.ts';
export { endClaim, giveUpClaimsSince } from './end-claim.ts';
export { endRescans, provenClaim } from './queries.ts';
export { claimRoutes } from './routes.ts';
export { confirmBySignIn } from './service.ts';
export { borrowedStayRoutes } from './taken/routes.ts';
export { returnForDeletion } from './taken/service.ts';
