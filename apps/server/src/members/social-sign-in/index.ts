import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/guard/enforce-limit.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { signInPages } from './pages.ts';
import { openProviders } from './providers.ts';
import { socialSignInRoutes } from './routes.ts';

export { deleteAttempts, deleteOldAttempts } from './queries.ts';

/** Serves the calls, and the addresses to which a provider sends browsers. */
export function openSocialSignIn(server: {
  http: FastifyInstance;
  api: Api;
  platform: Platform;
  limit: Limit;
}): void {
  const { http, api, platform, limit } = server;
  const providers = openProviders(platform);
  socialSignInRoutes(api, platform, providers);
  signInPages(http, platform, { providers, limit });
}
