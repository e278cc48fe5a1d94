import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { atlasRoutes } from './discovery/atlas/index.ts';
import { digestOneClick, digestRoutes } from './discovery/digest/index.ts';
import { feedRoutes } from './discovery/feed/index.ts';
import { mapRoutes } from './discovery/map/index.ts';
import { recommendationRoutes } from './discovery/recommendations/index.ts';
import { analyticsRoutes } from './earnings/analytics/index.ts';
import { bankDetailsRoutes } from './earnings/bank-details/index.ts';
import { bookingRoutes, partnerGuard } from './earnings/bookings/index.ts';
import { payoutRoutes } from './earnings/payouts/index.ts';
import { taxProfileRoutes } from './earnings/tax-profiles/index.ts';
import { borrowedStayRoutes, claimRoutes } from './imports/claims/index.ts';
import { networkGuard, openInstagramAccount } from './imports/own-account/index.ts';
import { instagramImportRoutes } from './imports/photo-network/index.ts';
import { importRoutes } from './imports/review/index.ts';
import { instagramLinkRoutes } from './imports/single-links/index.ts';
import { wishRoutes } from './imports/wishes/index.ts';
import { leavingRoutes } from './lifecycle/leaving/index.ts';
import { moderationRoutes, pictureAccess, statementRoutes } from './lifecycle/moderation/index.ts';
import { operationsRoutes } from './lifecycle/operations/index.ts';
import { reportRoutes } from './lifecycle/reports/index.ts';
import { takeoutRoutes } from './lifecycle/takeout/index.ts';
import { accountRoutes, createSessionReader } from './members/accounts/index.ts';
import { contactRoutes } from './members/contact/index.ts';
import { followRoutes } from './members/follows/index.ts';
import { inviteRoutes } from './members/invites/index.ts';
import { notificationRoutes } from './members/notifications/index.ts';
import { passwordResetRoutes } from './members/password-reset/index.ts';
import { profileRoutes } from './members/profiles/index.ts';
import { pushRoutes } from './members/push/index.ts';
import { securityRoutes } from './members/security/index.ts';
import { settingsRoutes } from './members/settings/index.ts';
import { openSocialSignIn } from './members/social-sign-in/index.ts';
import { termsRoutes } from './members/terms/index.ts';
import { openMetrics, type Share } from './open-metrics.ts';
import { fail } from './platform/errors.ts';
import { answerProblem } from './platform/guard/answer-problem.ts';
import { longestBodyMs } from './platform/guard/body/body-time.ts';
import { answerBrokenRequest, answerOddRequests } from './platform/guard/broken-request.ts';
import { type Api, createApi } from './platform/guard/guard.ts';
import { longestPart } from './platform/guard/in-process.ts';
import { openRefusals } from './platform/guard/refusals.ts';
import { markWrites } from './platform/guard/session/own-writes.ts';
import type { AnswerPage } from './platform/http/answer-page.ts';
import { type Drain, prepareDrain } from './platform/http/drain.ts';
import { closeEventStreams } from './platform/http/event-stream.ts';
import {
  headersOfAll,
  requireOneReading,
  safetyHeaders,
  warnOfProxies,
} from './platform/http/headers-of-all.ts';
import { openOverload } from './platform/http/overload.ts';
import { openRateLimits, type RateLimits } from './platform/http/rate-limit.ts';
import { nameRequests, requestNaming } from './platform/http/request-log.ts';
import type { Metrics } from './platform/metrics.ts';
import { servePictures } from './platform/pictures/index.ts';
import type { Platform } from './platform/platform.ts';
import { openReadiness } from './platform/readiness.ts';
import { mountPublicFiles } from './public-files.ts';
import { isSheddable } from './sheddable.ts';
import { favouriteRoutes } from './stays/favourites/index.ts';
import { hotelRoutes } from './stays/hotel-pages/index.ts';
import { goRoutes, linkRoutes } from './stays/links/index.ts';
import { placeRoutes } from './stays/places/index.ts';
import { postRoutes, postWriteRoutes } from './stays/posts/index.ts';
import { tagRoutes } from './stays/tags/index.ts';
import { mountSecurityTxt } from './web/security-txt.ts';

export interface AppOptions extends Share {
  platform: Platform;
  /** Serves the pages; returns a function that renders one in place of another answer. Left out if there are none. */
  mountPages?(
    http: FastifyInstance,
    around: Pick<RateLimits, 'limit'> & Pick<Api, 'forPage'>,
  ): Promise<AnswerPage>;
}

export interface App {
  http: FastifyInstance;
  api: Api;
  metrics: Metrics;
  drain: Drain;
}

/** Features in the order in which their routes are registered. New features are added here. */
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
  pushRoutes,
  digestRoutes,
  atlasRoutes,
  placeRoutes,
  hotelRoutes,
  mapRoutes,
  importRoutes,
  wishRoutes,
  inviteRoutes,
  claimRoutes,
  borrowedStayRoutes,
  settingsRoutes,
  termsRoutes,
  securityRoutes,
  takeoutRoutes,
  leavingRoutes,
  reportRoutes,
  moderationRoutes,
  operationsRoutes,
  statementRoutes,
  passwordResetRoutes,
  contactRoutes,
  analyticsRoutes,
  bookingRoutes,
  bankDetailsRoutes,
  taxProfileRoutes,
  payoutRoutes,
  linkRoutes,
];

/** Builds the server without listening: every route, no side effects. */
export async function buildApp({ platform, mountPages, ...share }: AppOptions): Promise<App> {
  const { config, log } = platform;
  const isBehindProxy = config.http.trustProxy !== false;
  const refuseBroken = answerBrokenRequest(safetyHeaders(config.http.publicUrl));
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.http.trustProxy),
    routerOptions: { maxParamLength: longestPart, ignoreTrailingSlash: true },
    // Requests that arrive while the server is closing are answered like those before, and asked to reconnect (`platform/http/drain.ts`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Head and body together; most bodies have less, by their size (`platform/guard/body/body-time.ts`).
    requestTimeout: longestBodyMs,
    // A busy machine takes longer than the ten seconds of Fastify's own, and a start that is given up takes as long again.
    pluginTimeout: 0,
    ...requestNaming(isBehindProxy),
    // Answered without the hooks, as no route is found for an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      answerProblem(error, request, reply.headers(safetyHeaders(config.http.publicUrl))),
    clientErrorHandler: refuseBroken,
    http: { requireHostHeader: false },
  });
  answerOddRequests(http.server, refuseBroken);
  http.addHook('onRequest', headersOfAll(config.http.publicUrl));
  nameRequests(http, { access: config.log.access, behindProxy: isBehindProxy });
  http.addHook('onRequest', requireOneReading);
  const drain = prepareDrain(http);
  closeEventStreams(http);
  if (!isBehindProxy) http.addHook('onRequest', warnOfProxies(log));
  http.setErrorHandler(answerProblem);
  http.setNotFoundHandler(() => {
    fail('request.not_found');
  });
  // Without these tables no page can be shown.
  const readiness = openReadiness({ url: platform.databaseUrl, tables: ['users', 'sessions', 'posts'], log });
  platform.onClose(() => readiness.close());
  const isReady = async () => !drain.hasBegun() && readiness.isReady();
  const overload = openOverload({
    most: config.http.maxRequests,
    isBounded: isSheddable,
    isDatabaseBusy: () => platform.countConnections().waiting !== 0,
  });
  const metrics = openMetrics(http, platform, { ...share, countShed: overload.shed, isReady });
  const limits = openRateLimits({
    enabled: config.rateLimits,
    redisUrl: config.redisUrl,
    databaseUrl: platform.databaseUrl,
    isPooled: platform.isPooled,
    log,
  });
  platform.onClose(() => limits.close());
  const { limit } = limits;
  const pages: { answer?: AnswerPage } = {};
  // Beside the others: hooks of an outer scope run in this one too, however late they are added, and the busiest route needs none.
  await http.register(async (scope) => goRoutes(scope, platform, { limit, page: () => pages.answer }));
  let api: Api | undefined;
  await http.register(async (scope) => {
    overload.guard(scope);
    await prepare(scope);
    if (config.database.replicaUrls.length > 0) markWrites(scope, { secure: config.http.secureCookies });
    registerHealth(scope, isReady);
    mountSecurityTxt(scope, platform);
    api = await mountApi(scope, platform, limits);
    const answer = await mountPages?.(scope, { limit, forPage: api.forPage });
    if (answer !== undefined) pages.answer = answer;
  });
  if (api === undefined) throw new Error('The routes were not registered');
  return { http, api, metrics, drain };
}

/** This many hops from here are proxies of ours, or all within their networks. */
const trustedProxies = (trusted: Platform['config']['http']['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** What everything but the redirect needs: compression, cookies, files. */
async function prepare(http: FastifyInstance): Promise<void> {
  // Quality 4 compresses almost as well as the highest and costs a fraction of it.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions });
  await http.register(cookie);
  await http.register(multipart, { throwFileSizeLimit: true });
}

async function mountApi(http: FastifyInstance, platform: Platform, limits: RateLimits): Promise<Api> {
  const { config, clock } = platform;
  const [signedByPartner, signedByNetwork] = [partnerGuard(platform), networkGuard(platform)];
  const refusals = openRefusals({ clock, log: platform.log });
  platform.onClose(async () => refusals.close());
  const api = createApi(http, {
    publicOrigin: new URL(config.http.publicUrl).origin,
    identify: createSessionReader(platform),
    ...limits,
    refusals,
    uploadFolder: `${config.dataDir}/uploads`,
    verify: (call) =>
      call.path.startsWith('/api/partners/') ? signedByPartner(call) : signedByNetwork(call),
  });
  for (const routes of features) routes(api, platform);
  servePictures(http, platform, pictureAccess(platform));
  openSocialSignIn({ http, api, platform, limit: limits.limit });
  digestOneClick(http, platform);
  openInstagramAccount({ http, api, platform, limit: limits.limit });
  await mountPublicFiles(http, platform, limits);
  return api;
}

function registerHealth(http: FastifyInstance, isReady: () => Promise<boolean>): void {
  http.get('/healthz', async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
