import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { mountApiDocs } from './api-docs/mount.ts';
import { accountRoutes, createSessionReader } from './features/accounts/index.ts';
import { analyticsRoutes } from './features/analytics/index.ts';
import { bankDetailsRoutes } from './features/bank-details/index.ts';
import { bookingRoutes, partnerGuard } from './features/bookings/index.ts';
import { claimRoutes } from './features/claims/index.ts';
import { contactRoutes } from './features/contact/index.ts';
import { digestOneClick, digestRoutes } from './features/digest/index.ts';
import { favouriteRoutes } from './features/favourites/index.ts';
import { feedRoutes } from './features/feed/index.ts';
import { followRoutes } from './features/follows/index.ts';
import { hotelRoutes } from './features/hotels/routes.ts';
import { importRoutes } from './features/imports/index.ts';
import { openInstagramAccount } from './features/instagram-account/index.ts';
import { instagramImportRoutes } from './features/instagram-import/index.ts';
import { instagramLinkRoutes } from './features/instagram-links/index.ts';
import { inviteRoutes } from './features/invites/index.ts';
import { leavingRoutes } from './features/leaving/index.ts';
import { goRoutes, linkRoutes } from './features/links/index.ts';
import { mapRoutes } from './features/map/index.ts';
import { mediaFiles } from './features/media/index.ts';
import { notificationRoutes } from './features/notifications/index.ts';
import { passwordResetRoutes } from './features/password-reset/index.ts';
import { payoutRoutes } from './features/payouts/index.ts';
import { placeRoutes } from './features/places/index.ts';
import { postRoutes, postWriteRoutes } from './features/posts/index.ts';
import { profileRoutes } from './features/profiles/index.ts';
import { recommendationRoutes } from './features/recommendations/index.ts';
import { settingsRoutes } from './features/settings/index.ts';
import { sitemapFiles } from './features/sitemap/index.ts';
import { openSocialSignIn } from './features/social-sign-in/index.ts';
import { tagRoutes } from './features/tags/index.ts';
import { takeoutRoutes } from './features/takeout/index.ts';
import { wishRoutes } from './features/wishes/index.ts';
import type { AnswerPage } from './platform/answer-page.ts';
import { ApiError } from './platform/errors.ts';
import { answerProblem } from './platform/guard/answer-problem.ts';
import { type Api, createApi } from './platform/guard/guard.ts';
import { countJobs } from './platform/jobs.ts';
import { createMetrics, type Metrics, mountMetrics } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';
import { openRateLimits, type RateLimits } from './platform/rate-limit.ts';

export interface AppOptions {
  platform: Platform;
  isReady(): Promise<boolean>;
  /** Serves the pages; answers how one is given in place of another answer. Left out where there are none. */
  mountPages?(http: FastifyInstance): Promise<AnswerPage>;
}

export interface App {
  http: FastifyInstance;
  api: Api;
  metrics: Metrics;
}

/** Features in the order in which their routes are registered. A new feature is added here. */
const features = [
  accountRoutes,
  profileRoutes,
  postRoutes,
  postWriteRoutes,
  instagramImportRoutes,
  instagramLinkRoutes,
  followRoutes,
  favouriteRoutes,
  feedRoutes,
  tagRoutes,
  recommendationRoutes,
  notificationRoutes,
  digestRoutes,
  placeRoutes,
  hotelRoutes,
  mapRoutes,
  importRoutes,
  wishRoutes,
  inviteRoutes,
  claimRoutes,
  settingsRoutes,
  takeoutRoutes,
  leavingRoutes,
  passwordResetRoutes,
  contactRoutes,
  analyticsRoutes,
  bookingRoutes,
  bankDetailsRoutes,
  payoutRoutes,
  linkRoutes,
];

/** Builds the server without listening: every route, no side effect. */
export async function buildApp({ platform, isReady, mountPages }: AppOptions): Promise<App> {
  const { config, db, log } = platform;
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.trustProxy,
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  http.setErrorHandler(answerProblem);
  http.setNotFoundHandler(() => {
    throw new ApiError('request.not_found');
  });
  const metrics = createMetrics({ countJobs: () => countJobs(db) });
  mountMetrics(http, { metrics, token: config.metricsToken });
  const limits = openRateLimits({ enabled: config.rateLimits, redisUrl: config.redisUrl, log });
  platform.onClose(() => limits.close());
  const { limit } = limits;
  const pages: { answer?: AnswerPage } = {};
  // Beside all the others and not among them: a hook that is added above a scope runs in it too, however late it comes, and the way to a
  // hotel is the busiest and answers nothing but an address.
  await http.register(async (way) => goRoutes(way, platform, { limit, page: () => pages.answer }));
  let api: Api | undefined;
  await http.register(async (scope) => {
    await prepare(scope);
    registerHealth(scope, isReady);
    api = await mountApi(scope, platform, limits);
    const answer = await mountPages?.(scope);
    if (answer !== undefined) pages.answer = answer;
  });
  if (api === undefined) throw new Error('The routes were not registered');
  return { http, api, metrics };
}

/** What everything but the redirect needs: smaller answers, cookies, files. */
async function prepare(http: FastifyInstance): Promise<void> {
  // Quality 4 shrinks almost as much as the highest and costs a fraction of it.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions });
  await http.register(cookie);
  await http.register(multipart, { throwFileSizeLimit: true });
}

async function mountApi(http: FastifyInstance, platform: Platform, limits: RateLimits): Promise<Api> {
  const { config, db, clock } = platform;
  const api = createApi(http, {
    publicOrigin: new URL(config.http.publicUrl).origin,
    identify: createSessionReader(db, clock),
    limit: limits.limit,
    forget: limits.forget,
    verify: partnerGuard(platform),
  });
  for (const routes of features) routes(api, platform);
  mediaFiles(http, platform);
  sitemapFiles(http, platform);
  openSocialSignIn({ http, api, platform, limit: limits.limit });
  digestOneClick(http, platform);
  openInstagramAccount({ http, api, platform, limit: limits.limit });
  mountApiDocs(http, config.http.publicUrl);
  return api;
}

function registerHealth(http: FastifyInstance, isReady: () => Promise<boolean>): void {
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
