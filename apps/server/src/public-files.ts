import type { FastifyInstance } from 'fastify';
import { mountApiDocs } from './api-docs/mount.ts';
import { sitemapFiles } from './discovery/sitemap/index.ts';
import { ApiError } from './platform/errors.ts';
import { limitNetworks, type RateLimits } from './platform/http/rate-limit.ts';
import type { Platform } from './platform/platform.ts';

/** Files of these that a network may read in a minute; a crawler needs fewer. */
const filesAMinute = { requests: 120, seconds: 60 };

/** What is neither a call of the API nor a page, but is made for its reader: the sitemap and the description of the API. */
export async function mountPublicFiles(
  http: FastifyInstance,
  platform: Platform,
  { limit }: Pick<RateLimits, 'limit'>,
): Promise<void> {
  await http.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => {
      const wait = await limitNetworks(limit, { what: 'files|address:', address: ip }, filesAMinute);
      if (wait !== null) throw new ApiError('request.too_many', { retryAfterSeconds: wait });
    });
    sitemapFiles(scope, platform);
    mountApiDocs(scope, platform.config.http.publicUrl);
  });
}
