import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { mountApiDocs } from './api-docs/mount.ts';
import { digestOneClick, digestRoutes } from './discovery/digest/index.ts';
import { feedRoutes } from './discovery/feed/index.ts';
import { mapRoutes } from './discovery/map/index.ts';
import { recommendationRoutes } from './discovery/recommendations/index.ts';
import { sitemapFiles } from './discovery/sitemap/index.ts';
import { analyticsRoutes } from './earnings/analytics/index.ts';
import { bankDetailsRoutes } from './earnings/bank-details/index.ts';
import { bookingRoutes, partnerGuard } from './earnings/bookings/index.ts';
import { payoutRoutes } from './earnings/payouts/index.ts';
import { claimRoutes } from './imports/claims/index.ts';
import { openInstagramAccount } from './imports/own-account/index.ts';
import { instagramImportRoutes } from './imports/photo-network/index.ts';
import { importRoutes } from './imports/review/index.ts';
import { instagramLinkRoutes } from './imports/single-links/index.ts';
import { wishRoutes } from './imports/wishes/index.ts';
import { leavingRoutes } from './lifecycle/leaving/index.ts';
import { takeoutRoutes } from './lifecycle/takeout/index.ts';
import { accountRoutes, createSessionReader } from './members/accounts/index.ts';
import { contactRoutes } from './members/contact/index.ts';
import { followRoutes } from './members/follows/index.ts';
import { inviteRoutes } from './members/invites/index.ts';
import { notificationRoutes } from './members/notifications/index.ts';
import { passwordResetRoutes } from './members/password-reset/index.ts';
import { profileRoutes } from './members/profiles/index.ts';
import { settingsRoutes } from './members/settings/index.ts';
import { openSocialSignIn } from './members/social-sign-in/index.ts';
import type { Db } from './platform/db/database.ts';
import { ApiError } from './platform/errors.ts';
import { answerProblem } from './platform/guard/answer-problem.ts';
import { type Api, createApi } from './platform/guard/guard.ts';
import type { AnswerPage } from './platform/http/answer-page.ts';
import { openRateLimits, type RateLimits } from './platform/http/rate-limit.ts';
import { countJobs } from './platform/jobs/index.ts';
import { createMetrics, type Metrics, mountMetrics } from './platform/metrics.ts';
import { isReady } from './platform/migrate.ts';
import { servePictures } from './platform/pictures/index.ts';
import type { Platform } from './platform/platform.ts';
import { favouriteRoutes } from './stays/favourites/index.ts';
import { hotelRoutes } from './stays/hotel-pages/index.ts';
import { goRoutes, linkRoutes } from './stays/links/index.ts';
import { placeRoutes } from './stays/places/index.ts';
import { postRoutes, postWriteRoutes } from './stays/posts/index.ts';
import { tagRoutes } from './stays/tags/index.ts';

export interface AppOptions {
  platform: Platform;
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
export async function buildApp({ platform, mountPages }: AppOptions): Promise<App> {
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
    registerHealth(scope, db);
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
  servePictures(http, platform);
  sitemapFiles(http, platform);
  openSocialSignIn({ http, api, platform, limit: limits.limit });
  digestOneClick(http, platform);
  openInstagramAccount({ http, api, platform, limit: limits.limit });
  mountApiDocs(http, config.http.publicUrl);
  return api;
}

function registerHealth(http: FastifyInstance, db: Db): void {
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    const ready = await isReady(db);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
