/** A member's own account at the photo network: connecting it, its posts, its token. */
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/guard/enforce-limit.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { connectPages } from './connect-pages.ts';
import { networkRequestRoutes } from './requests/routes.ts';
import { instagramAccountRoutes } from './routes.ts';

export { deleteAccountSince, deleteExpiredVisits as forgetVisits } from './queries.ts';
export { networkGuard } from './requests/answer-request.ts';
export { deleteRequestsBefore as forgetNetworkRequests } from './requests/queries.ts';
export { sealedTokens } from './sealed-tokens.ts';

/** Serves the calls, and the addresses that browsers pass through to the network and back. */
export function openInstagramAccount(server: {
  http: FastifyInstance;
  api: Api;
  platform: Platform;
  limit: Limit;
}): void {
  const { http, api, platform, limit } = server;
  instagramAccountRoutes(api, platform);
  networkRequestRoutes(api, platform);
  connectPages(http, platform, limit);
}
